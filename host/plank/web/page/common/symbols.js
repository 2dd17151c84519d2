/** The symbols of the spaces, each drawn in `art/` in 32 by 32; one that has no drawing is its first letter. */
import { html } from "../vendor/preact.js";

const DRAWN = ["skull", "anchor", "chest", "parrot"];

export const Mark = ({ name }) =>
  DRAWN.includes(name)
    ? html`
        <image href=${`/page/art/${name}.svg`} x="-16" y="-16" width="32" height="32" />
      `
    : html`
        <text class="symbol-letter" y="8" text-anchor="middle">${name[0]?.toUpperCase()}</text>
      `;
