/** A die drawn as it lies: pips, a coin or a sword. */
import { html } from "../vendor/preact.js";

/** The pips of each number, as squares of a face of three by three. */
const PIPS = ["", "4", "08", "048", "0268", "02468"];
const SQUARE = 23; // in a face of 100 by 100

const COIN = html`
  <circle class="gold" cx="50" cy="50" r="33" />
  <circle class="gold-rim" cx="50" cy="50" r="25" />
  <path class="gold-mark" d="M50 33l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z" />
`;
const BLADE =
  "M0-38l5 8v38h-10v-38zM-13 8h26v6h-26zM-4 14h8v15h-8zM0 29a5 5 0 1 1 0 10 5 5 0 0 1 0-10z";
const SWORD = html`
  <g transform="translate(50 50)">
    <path class="steel" transform="rotate(40)" d=${BLADE} />
    <path class="steel" transform="rotate(-40)" d=${BLADE} />
  </g>
`;

/** @param {Face | null} face */
function marks(face) {
  if (face === "coin") return COIN;
  if (face === "sword") return SWORD;
  return [...PIPS[face ?? 0]].map(Number).map((at) => {
    const [x, y] = [(at % 3) - 1, Math.floor(at / 3) - 1];
    return html`
      <circle class="pip" cx=${50 + x * SQUARE} cy=${50 + y * SQUARE} r="9.5" />
    `;
  });
}

/** @param {{face: Face | null}} props */
export const Die = ({ face }) => html`
  <svg class="face" viewBox="0 0 100 100" aria-hidden="true">
    <rect class="die-side" x="4" y="9" width="92" height="90" rx="20" />
    <rect class="die-top" x="4" y="3" width="92" height="90" rx="20" />
    <g transform="translate(0 -2)">${marks(face)}</g>
  </svg>
`;
