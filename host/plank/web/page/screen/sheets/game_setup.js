/** Setting up a new game: which, who plays, with which switches. What is changed is the draft that phones see too. */
import { html, useEffect, useRef, useState } from "../../vendor/preact.js";
import { Pirate, letters } from "../../common/pirate.js";
import { kindName, say } from "../../common/labels.js";
import { useOptimistic } from "../optimistic_state.js";
import { JoinSign } from "./phone_joining.js";
import { useAnswer } from "./rules.js";
import { Switch } from "./house_rule.js";
import { TextField } from "./text_field.js";

const NAMES = ["Anne", "Bo", "Carla", "Dirk", "Edda", "Finn", "Gus", "Hanna", "Ivo"];

/** The draft that is there, or one made of the game that is being played. */
function begun(state) {
  if (state.draft) return state.draft;
  const seats = state.seats.length
    ? state.seats.map(({ name, kind }) => ({ name, kind }))
    : [
        { name: "Anne", kind: "human" },
        { name: "Bo", kind: "bosun" },
        { name: "Carla", kind: "deckhand" },
      ];
  return {
    game: state.picture?.game ?? "the-plank",
    seats,
    rules: state.picture?.rules ?? {},
    first: null,
  };
}

/** What tells whose hand a draft is of; names that phones give their own seats don't count. */
const hand = ({ game, first, seats }, now) =>
  JSON.stringify([
    game,
    first,
    seats.map(({ name, kind }, at) => (now[at]?.taken ? kind : [kind, name.trim()])),
  ]);

export function Setup({ state, connection, close, refused }) {
  const [answer] = useAnswer(connection, { t: "rules" });
  const kinds = answer?.kinds ?? ["human"];
  const [wrong, complain] = useState("");
  const before = useRef(refused); // of the game, not of the draft
  const made = useRef(null); // the draft as this page last wanted it
  const [ahead, wish] = useOptimistic(state.draft, (wished) =>
    connection.ask({ t: "draft", draft: wished }),
  );
  const draft = ahead ?? begun(state);
  const game = answer?.games?.find((one) => one.name === draft.game);
  const change = async (part) => {
    const { wrong: _, ...old } = draft;
    made.current = { ...old, ...part };
    const done = await wish(made.current);
    complain(done.t === "refused" ? done.text : "");
  };
  const withdraw = () => connection.ask({ t: "draft", draft: null }); // phones see the game again
  const latest = useRef(state);
  latest.current = state;
  const own = () => {
    const { draft: shown, seats } = latest.current;
    return made.current && (!shown || hand(made.current, seats) === hand(shown, seats));
  };
  useEffect(() => {
    if (!state.draft) change({});
    return () => void (own() && withdraw()); // another screen's draft stays
  }, []);
  const start = async (event) => {
    event.preventDefault();
    const done = await connection.ask({ t: "start" });
    if (done.t !== "done") return complain(done.text);
    made.current = null;
    close();
  };
  const seatIs = (at, part) =>
    change({ seats: draft.seats.map((seat, one) => (one === at ? { ...seat, ...part } : seat)) });
  const free = NAMES.find((name) => !draft.seats.some((seat) => seat.name === name)) ?? "Zoe";
  const signs = letters(draft.seats.map((seat) => seat.name));
  return html`
    <form class="setup" onSubmit=${start}>
      <${JoinSign} state=${state} />
      <fieldset class="which">
        <legend>${say("which-game")}</legend>
        ${answer?.games?.map(
          (one) => html`
            <label key=${one.name}>
              <input
                type="radio"
                name="game"
                checked=${one.name === draft.game}
                disabled=${!one.playable}
                onChange=${() => change({ game: one.name, rules: {} })}
              />
              ${" "} ${one.title}
            </label>
          `,
        )}
        ${answer?.games?.map(
          (one) =>
            !one.playable &&
            html`
              <p key=${one.name} class="soft">${say("not-playable", { title: one.title })}</p>
            `,
        )}
      </fieldset>
      <fieldset>
        <legend>${say("who-plays")}</legend>
        <ol class="seat-list">
          ${draft.seats.map(
            (seat, at) => html`
              <li key=${at} class=${`lane-${at}`}>
                <svg class="portrait" viewBox="-32 -84 64 92" aria-hidden="true">
                  <${Pirate} lane=${at} letter=${signs[at]} />
                </svg>
                <${TextField}
                  aria-label=${say("name-of-seat", { seat: at + 1 })}
                  value=${seat.name}
                  maxlength="20"
                  required
                  set=${(name) => seatIs(at, { name })}
                />
                <select
                  aria-label=${say("kind-of-seat", { seat: at + 1 })}
                  value=${seat.kind}
                  onChange=${(event) => seatIs(at, { kind: event.target.value })}
                >
                  ${kinds.map(
                    (kind) => html`
                      <option value=${kind}>${kindName(kind)}</option>
                    `,
                  )}
                </select>
                <label class="begins">
                  <input
                    type="radio"
                    name="first"
                    checked=${draft.first === at}
                    onChange=${() => change({ first: at })}
                  />
                  ${" "} ${say("begins")}
                </label>
                <button
                  type="button"
                  aria-label=${say("remove-seat", { name: seat.name })}
                  disabled=${draft.seats.length <= (game?.fewest ?? 2)}
                  onClick=${() =>
                    change({ first: null, seats: draft.seats.filter((_, one) => one !== at) })}
                >
                  ✕
                </button>
              </li>
            `,
          )}
        </ol>
        <div class="doings">
          <button
            type="button"
            disabled=${draft.seats.length >= (game?.most ?? 6)}
            onClick=${() => change({ seats: [...draft.seats, { name: free, kind: "human" }] })}
          >
            ${say("add-seat")}
          </button>
          <label>
            <input
              type="radio"
              name="first"
              checked=${draft.first === null}
              onChange=${() => change({ first: null })}
            />
            ${" "} ${say("first-drawn")}
          </label>
        </div>
      </fieldset>
      <details class="switches">
        <summary>${say("switches")}</summary>
        ${game?.switches.map(
          (one) => html`
            <${Switch}
              key=${one.name}
              one=${one}
              value=${draft.rules[one.name] ?? one.default}
              complain=${complain}
              set=${(value) => change({ rules: { ...draft.rules, [one.name]: value } })}
            />
          `,
        )}
      </details>
      <p class="refused" role="alert">
        ${wrong || state.draft?.wrong || (refused === before.current ? "" : refused)}
      </p>
      <div class="doings">
        <button class="first" data-do="start" disabled=${Boolean(state.draft?.wrong)}>
          ${say("start")}
        </button>
        ${state.draft &&
        !own() &&
        html`
          <button type="button" data-do="call-off" onClick=${() => (withdraw(), close())}>
            ${say("call-off")}
          </button>
        `}
      </div>
    </form>
  `;
}
