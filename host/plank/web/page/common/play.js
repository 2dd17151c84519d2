// @ts-check
/** The buttons of what can be done now, with the questions that some ask first. */
import { html, useState } from "../vendor/preact.js";
import { offers } from "./doing.js";
import { say } from "./words.js";
export function Doings({ state, seat, chosen, all, send, children }) {
  const [ask, question] = useAsked();
  if (ask)
    return html`<${ask.Question}
      key=${ask.name}
      ask=${ask.name}
      state=${state}
      seat=${seat}
      all=${all}
      chosen=${chosen}
      send=${send}
      close=${() => question(null)}
    />`;
  return html`<div class="doings">
    ${offers(state, seat, chosen, all).map(
      ({ key, args, send: message, ask: asks, first }, at) =>
        html`<button
          key=${key}
          type="button"
          data-do=${key.slice(3)}
          class=${first && !at ? "first" : ""}
          onClick=${() => (asks ? question(asks) : message && send(message))}
        >
          ${say(key, args)}
        </button>`,
    )}
    ${children}
  </div>`;
}

/** The dice chosen to be thrown again; a new throw or move ends the choice. */
export function useChosen(picture) {
  const [kept, keep] = useState({ count: -1, dice: /** @type {number[]} */ ([]) });
  const count = picture?.count ?? 0;
  const dice = kept.count === count ? kept.dice : [];
  const may =
    picture &&
    picture.turn !== null &&
    (picture.choices.rethrow || picture.choices.pay || picture.choices.cover.length > 0);
  const toggle = (die) =>
    !picture.dice[die].covered &&
    keep({
      count,
      dice: dice.includes(die) ? dice.filter((one) => one !== die) : [...dice, die].sort(),
    });
  return { dice, toggle: may ? toggle : null };
}

/** The question that is asked; what asks it is fetched when first needed. */
function useAsked() {
  const [asked, set] = useState(null);
  const ask = async (name) => set(name && { name, ...(await import("./questions.js")) });
  return [asked, ask];
}
