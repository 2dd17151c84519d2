/** Questions that come before an act: which space, which coins, which faces, where a pirate stands. */
import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { standOn } from "./actions.js";
import { Place } from "./manual_position.js";
import { say } from "./labels.js";

const FACES = [1, 2, 3, 4, 5];
const COIN_DICE = 2; // dice 0 and 1 have a coin, 2 and 3 a sword
const KINDS = { stand: Spaces, give: Gift, enter: Faces, place: Place };
const LASTING = ["give", "place"]; // questions that a move leaves open

/** Takes the focus, ends with Escape or when a move has answered it, and gives the focus back. */
export function Question({ ask, ...props }) {
  const { state, close } = props;
  const box = useRef(null);
  const [count] = useState(state.picture.count);
  useEffect(() => {
    box.current.querySelector("select, input, button").focus();
    return () =>
      setTimeout(() => /** @type {any} */ (document.querySelector(`[data-do="${ask}"]`))?.focus());
  }, []);
  useEffect(
    () => void (state.picture.count !== count && !LASTING.includes(ask) && close()),
    [state.picture.count],
  );
  return html`
    <div ref=${box} onKeyDown=${(event) => event.key === "Escape" && close()}>
      <${KINDS[/** @type {"stand"} */ (ask)]} ...${props} />
    </div>
  `;
}
function Spaces({ state, seat, send, close }) {
  return html`
    <form class="question">
      <p>${say("ask-space")}</p>
      <div class="doings">
        ${state.picture.choices.targets.map(
          (space) => html`
            <button type="button" onClick=${() => (send(standOn(state, seat, space)), close())}>
              ${say("space", { space })}
            </button>
          `,
        )}
        <button type="button" onClick=${close}>${say("cancel")}</button>
      </div>
    </form>
  `;
}
function Gift({ state, seat, all, send, close }) {
  const { seats, choices } = state.picture;
  const [from, setFrom] = useState(choices.give.includes(seat) ? seat : choices.give[0]);
  const others = seats.map((_, at) => at).filter((at) => at !== from && !seats[at].fallen);
  const [wished, setTo] = useState(others[0]);
  const to = others.includes(wished) ? wished : others[0];
  const [coins, setCoins] = useState(1);
  const [favour, setFavour] = useState("");
  const give = (event) => {
    event.preventDefault();
    send({ t: "act", act: { act: "give", seat: from, to, coins, favour } });
    close();
  };
  const who = (value, set, among) => html`
    <select value=${value} onChange=${(event) => set(Number(event.target.value))}>
      ${among.map(
        (at) => html`
          <option key=${at} value=${at}>${seats[at].name}</option>
        `,
      )}
    </select>
  `;
  return html`
    <form class="question" onSubmit=${give}>
      ${all &&
      html`
        <label>${say("give-from")} ${who(from, setFrom, choices.give)}</label>
      `}
      <label>${say("give-to")} ${who(to, setTo, others)}</label>
      <label>
        ${say("give-coins")}
        <input
          type="number"
          step="1"
          inputmode="numeric"
          required
          min="1"
          max=${seats[from].coins}
          value=${coins}
          onInput=${(event) => setCoins(Number(event.target.value))}
        />
      </label>
      <label>
        ${say("give-favour")}
        <input
          maxlength="120"
          value=${favour}
          onInput=${(event) => setFavour(event.target.value)}
        />
      </label>
      <div class="doings">
        <button class="first">${say("give")}</button>
        <button type="button" onClick=${close}>${say("cancel")}</button>
      </div>
    </form>
  `;
}

/** What wells can't tell of a throw, entered by hand; a die that was not thrown again stays as it lay. */
function Faces({ state, seat, chosen, send, close }) {
  const { picture } = state;
  const [dice] = useState(picture.choices.missing.length ? picture.choices.missing : chosen);
  const [faces, set] = useState(
    dice.map((die) => /** @type {number | string} */ (picture.dice[die].face ?? 1)),
  );
  const enter = (event) => {
    event.preventDefault();
    send({ t: "act", act: { act: "enter", seat, faces, dice } });
    close();
  };
  return html`
    <form class="question" onSubmit=${enter}>
      <p>${say("ask-faces")}</p>
      <div class="doings">
        ${dice.map(
          (die, at) => html`
            <label key=${die}>
              ${say("die", { die: die + 1 })}
              <select
                value=${faces[at]}
                onChange=${(event) =>
                  set(
                    faces.map((old, other) =>
                      other === at ? Number(event.target.value) || event.target.value : old,
                    ),
                  )}
              >
                ${[...FACES, die < COIN_DICE ? "coin" : "sword"].map(
                  (face) => html`
                    <option value=${face}>
                      ${typeof face === "number" ? face : say(`face-${face}`)}
                    </option>
                  `,
                )}
              </select>
            </label>
          `,
        )}
      </div>
      <div class="doings">
        <button class="first">${say("enter")}</button>
        <button type="button" onClick=${close}>${say("cancel")}</button>
      </div>
    </form>
  `;
}
