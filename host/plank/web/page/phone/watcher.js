/** A phone without a seat. */
import { html } from "../vendor/preact.js";
import { Dice } from "../common/dice.js";
import { Frame } from "./frame.js";
import { Join } from "./join.js";

/** @param {PageProps} props */
export const Watcher = (props) => html`
  <${Frame}
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
