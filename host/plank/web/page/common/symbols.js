// @ts-check
/** The symbols of the spaces, each drawn in 32 by 32 around its middle. */
import { html } from "../vendor/preact.js";

const SYMBOLS = {
  skull: html`<path class="bone" d="M-11-3a11 11 0 0 1 22 0c0 4-2 6-4 8v5q0 2-2 2h-10q-2 0-2-2v-5c-2-2-4-4-4-8z" />
    <circle class="hole" cx="-4.6" cy="-2" r="3.2" /><circle class="hole" cx="4.6" cy="-2" r="3.2" />
    <path class="hole" d="M0 2l2 4h-4zM-3 8h1.4v4H-3zM1.6 8H3v4H1.6z" />`,
  anchor: html`<path class="iron" d="M0-8V12M-6-4H6M-11 3c0 6 5 9 11 9s11-3 11-9M-13 6l2-4 4 3M13 6l-2-4-4 3" />
    <circle class="iron" cx="0" cy="-11" r="3.2" />`,
  chest: html`<path class="wood-dark" d="M-13-2v-3c0-6 5-8 13-8s13 2 13 8v3z" /><path class="wood-box" d="M-13-2h26v13h-26z" />
    <path class="brass" d="M-13-2.6h26v2.4h-26zM-3.4-4h6.8v8h-6.8z" /><circle class="hole" cx="0" cy="0" r="1.5" />`,
  parrot: html`<path class="tail" d="M-2 4l-9 12 4 0 9-9z" /><path class="feathers" d="M2-14c7 0 9 6 8 11-1 8-6 12-12 11-4-1-4-6-3-11 1-7 3-11 7-11z" />
    <path class="wing" d="M-3-1c5 0 8 3 7 8-5 1-9-1-8-6z" /><path class="beak" d="M9-10c4 0 5 4 3 7-2-1-4-3-4-6z" />
    <circle class="eye-white" cx="5.4" cy="-9" r="2.6" /><circle class="hole" cx="5.9" cy="-9" r="1.2" />`,
};

/**
 * Draw a space's symbol; one that has no drawing is its first letter.
 * @param {{name: string}} props
 */
export function Mark({ name }) {
  const drawn = SYMBOLS[/** @type {keyof typeof SYMBOLS} */ (name)];
  return drawn ?? html`<text class="symbol-letter" y="8" text-anchor="middle">${name[0]?.toUpperCase()}</text>`;
}
