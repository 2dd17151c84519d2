/** The big screen: everything at once, and at a simulated table hands as well. */
import "./screen_style.js";
import { html, useEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import { Dice } from "../dice/dice.js";
import { asked } from "../common/actions.js";
import { ActionButtons, useChosen } from "../common/action_buttons.js";
import { Announcements } from "../common/announcements.js";
import { say } from "../common/labels.js";
import { Bar } from "./top_bar.js";
import { Hands } from "./hands.js";
import { JoinSign } from "./sheets/phone_joining.js";
import { press } from "./keyboard.js";
import { Todo } from "./task_list.js";
import { asPlayed, ReplayBar, useReplay } from "./sheets/replay.js";
import { Scene } from "./scene/scene.js";
import { Seats } from "./seats.js";
import { OpenSheet } from "./sheets/open_sheet.js";
export function Screen(props) {
  const { state, who, announcements, refused, up, world, connection, again } = props;
  const [sheet, open] = useState(/** @type {string | null} */ (state.picture ? null : "setup"));
  const [game, replayGame] = useState(/** @type {number | null} */ (null));
  const replay = useReplay(connection, game);
  const picture = replay.step ? asPlayed(replay.step.picture) : state.picture;
  const chosen = useChosen(picture);
  const send = (message) => connection.ask(message);
  const hands = useMemo(() => new Hands((command) => send({ t: "hands", do: command }), again), []);
  const live = !replay.step;
  const simulated = state.table.simulated;
  const reach = live && simulated && up ? hands : null;
  // once a connection: each begins with a `welcome`
  useEffect(() => simulated && connection.send({ t: "world", on: true }), [simulated, who]);
  const latest = useRef(null);
  const seat = state.seats[picture?.turn]?.kind === "human" ? picture.turn : null; // bots have hands of their own
  latest.current = { state, seat, chosen, send };
  useEffect(() => {
    const pressed = (event) => press(event, latest.current);
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
  if (picture) ready(hands, picture, chosen.dice, state.todo);
  const last = replay.step ?? state.last;
  return html`
    <div class="screen">
      <${Bar} state=${state} up=${up} open=${open} shown=${sheet} />
      <main>
        ${picture &&
        html`
          <${Scene} picture=${picture} last=${last} world=${reach && world} reach=${reach} />
          ${live &&
          html`
            <${JoinSign} state=${state} />
          `}
          <div class="below">
            <section class="tray panel" aria-label=${say("dice")}>
              <${Dice}
                picture=${picture}
                chosen=${chosen.dice}
                choose=${live && seat !== null ? chosen.toggle : null}
                reach=${reach}
              />
              ${live &&
              html`
                <fieldset class="acts" disabled=${!up}>
                  <${ActionButtons}
                    state=${state}
                    seat=${seat}
                    chosen=${chosen.dice}
                    all=${true}
                    send=${send}
                  >
                    <${Always} state=${state} send=${send} simulated=${simulated} open=${open} />
                  <//>
                </fieldset>
              `}
            </section>
            ${replay.step
              ? html`
                  <${ReplayBar} replay=${replay} game=${game} end=${() => replayGame(null)} />
                `
              : html`
                  <${Todo} state=${state} refused=${refused} />
                `}
            <${Announcements}
              announcements=${replay.step ? [replay.step] : announcements}
              state=${state}
            />
            <${Seats} state=${{ ...state, picture }} />
          </div>
        `}
        <p class="aside" aria-live="assertive">${hands.spoken}</p>
      </main>
      ${sheet &&
      html`
        <${OpenSheet}
          key=${sheet}
          ...${props}
          sheet=${sheet}
          close=${() => open(null)}
          hands=${(command) => connection.ask({ t: "hands", do: command })}
          replay=${replayGame}
        />
      `}
    </div>
  `;
}

/** Tell the hands what they would pick up. @param {Hands} hands @param {number[]} chosen @param {any[]} todo */
function ready(hands, picture, chosen, todo) {
  const work = /** @type {any} */ (asked(picture, todo));
  hands.spaces = picture.spaces;
  if (!hands.dice.held.length) hands.dice.faces = picture.dice.map((die) => die.shows);
  hands.dice.pick = (die) =>
    work?.do === "throw" && work.dice.includes(die)
      ? work.dice
      : chosen.includes(die)
        ? chosen
        : [die];
}

/** What can always be done: hear it again, take back, ring the bell's three buttons; at the end, another game. */
function Always({ state, send, simulated, open }) {
  const ended = state.picture.turn === null || state.picture.phase === "aborted";
  const act = (name) => send({ t: "act", act: { act: name } });
  return html`
    <span class="always">
      ${ended &&
      html`
        <button type="button" class="first" data-do="new" onClick=${() => open("setup")}>
          ${say("sheet-setup")}
        </button>
      `}${simulated
        ? html`
            <span class="bell" role="group" aria-label=${say("bell")}>
              ${["stand", "pay", "repeat"].map(
                (button) => html`
                  <button
                    key=${button}
                    type="button"
                    class=${`press press-${button}`}
                    data-press=${button}
                    onClick=${() => send({ t: "hands", do: { do: "press", button } })}
                  >
                    ${say(`press-${button}`)}
                  </button>
                `,
              )}
            </span>
          `
        : html`
            <button type="button" data-do="repeat" onClick=${() => act("repeat")}>
              ${say("repeat")}
            </button>
          `}
      ${state.picture.count > 0 &&
      html`
        <button type="button" data-do="back" onClick=${() => act("take back")}>
          ${say("take-back")}
        </button>
      `}
    </span>
  `;
}
