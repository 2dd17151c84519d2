/** A seat's own phone; a second tab only watches. */
import { html } from "../vendor/preact.js";
import { Dice } from "../dice/dice.js";
import { ActionButtons, useChosen } from "../common/action_buttons.js";
import { say } from "../common/labels.js";
import { PhonePage } from "./phone_page.js";

/** @param {PageProps} props */
export function Seat(props) {
  const { who, connection, state } = props;
  const { picture } = state;
  const seat = who.second ? null : who.seat;
  const chosen = useChosen(picture);
  const send = (message) => connection.ask(message);
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
        <${ActionButtons} state=${state} seat=${seat} chosen=${dice} send=${send} />
      `}
    `;
  return html`
    <${PhonePage}
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
