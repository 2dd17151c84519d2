/** A seat's own phone; a second tab only watches. */
import { html } from "../vendor/preact.js";
import { Dice } from "../common/dice.js";
import { Doings, useChosen } from "../common/play.js";
import { say } from "../common/words.js";
import { Frame } from "./frame.js";

/** @param {PageProps} props */
export function Seat(props) {
  const { who, line, state } = props;
  const { picture } = state;
  const seat = who.second ? null : who.seat;
  const chosen = useChosen(picture);
  const send = (message) => line.ask(message);
  const mine = seat !== null && picture?.turn === seat;
  const dice = mine ? chosen.dice : [];
  const second =
    who.second &&
    html`
      <section class="panel second">
        <p>${say("second-tab")}</p>
        <button type="button" class="first" data-do="take" onClick=${() => send({ t: "take" })}>
          ${say("play-here")}
        </button>
      </section>
    `;
  const play =
    picture &&
    html`
      <${Dice} picture=${picture} chosen=${dice} choose=${mine ? chosen.toggle : null} />
      ${seat !== null &&
      html`
        <${Doings} state=${state} seat=${seat} chosen=${dice} send=${send} />
      `}
    `;
  return html`
    <${Frame}
      ...${props}
      mine=${mine}
      before=${second}
      play=${play}
      after=${!picture &&
      html`
        <p class="panel">${say("wait-for-start")}</p>
      `}
    />
  `;
}
