/** Buttons for what can be done now, and the questions that some ask first. */
import { html, useState } from "../vendor/preact.js";
import { offers } from "./actions.js";
import { say } from "./labels.js";

/** @param {ActionProps} props */
export function ActionButtons(props) {
  const { state, seat, chosen, all, send, children } = props;
  const [ask, question] = useAsked();
  const close = () => question(null);
  if (ask)
    return html`
      <${ask.Question} ...${props} key=${ask.name} ask=${ask.name} close=${close} />
    `;
  return html`
    <div class="doings">
      ${offers(state, seat, chosen, all).map(
        ({ key, args, send: message, ask: asks, first }, at) => html`
          <button
            key=${key}
            type="button"
            data-do=${key.slice(3)}
            class=${first && !at ? "first" : ""}
            onClick=${() => (asks ? question(asks) : message && send(message))}
          >
            ${say(key, args)}
          </button>
        `,
      )}
      ${children}
    </div>
  `;
}

/** The dice chosen to be thrown again, until the next move. @param {Picture | null} picture @returns {Chosen} */
export function useChosen(picture) {
  const [kept, keep] = useState({ count: -1, dice: /** @type {number[]} */ ([]) });
  const count = picture?.count ?? 0;
  const dice = kept.count === count ? kept.dice : [];
  const may =
    picture &&
    picture.turn !== null &&
    (picture.choices.rethrow || picture.choices.pay || picture.choices.cover.length > 0);
  const toggle = (/** @type {number} */ die) =>
    !picture?.dice[die].covered &&
    keep({
      count,
      dice: dice.includes(die) ? dice.filter((one) => one !== die) : [...dice, die].sort(),
    });
  return { dice, toggle: may ? toggle : null };
}

/** The question that is asked; its module is fetched when first needed. @returns {[any, any]} */
function useAsked() {
  const [asked, set] = useState(null);
  const ask = async (name) => set(name && { name, ...(await import("./questions.js")) });
  return [asked, ask];
}
