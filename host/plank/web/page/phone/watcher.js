// @ts-check
/** A phone that has no seat yet: it watches, and may sit down. */
import { html } from "../vendor/preact.js";
import { Dice } from "../common/dice.js";
import { Frame } from "./frame.js";
import { Join } from "./join.js";

export const Watcher = (props) =>
  html`<${Frame}
    ...${props}
    play=${props.state.picture && html`<${Dice} picture=${props.state.picture} chosen=${[]} />`}
    after=${html`<${Join} ...${props} />`}
  />`;
