/** A phone without a seat. */
import { html } from "../vendor/preact.js";
import { Dice } from "../dice/dice.js";
import { PhonePage } from "./phone_page.js";
import { Join } from "./seat_choice.js";

/** @param {PageProps} props */
export const Watcher = (props) => html`
  <${PhonePage}
    ...${props}
    play=${props.state.picture &&
    html`
      <${Dice} picture=${props.state.picture} chosen=${[]} />
    `}
    after=${html`
      <${Join} ...${props} />
    `}
  />
`;
