/** The ship's stern, where everybody starts, with its sail and its flag. */
import { html } from "../../vendor/preact.js";

const ACROSS = html`
  <g class="ship">
    <path class="hull-dark" d="M-420 150h540l8 60H-420z" />
    <path class="mast" d="M58-90h11v290h-11z" />
    <path class="yard" d="M-420-22h640v8H-420z" />
    <path class="sail" d="M-14-14h226c16 60 10 118-14 164-60-24-130-24-212 0z" />
    <path class="sail-fold" d="M44-14c14 54 14 106 4 154M138-14c16 60 16 108 2 158" />
    <g transform="translate(94 62) scale(3.3)">
      <path
        class="emblem"
        d="M-11-3a11 11 0 0 1 22 0c0 4-2 6-4 8v5q0 2-2 2h-10q-2 0-2-2v-5c-2-2-4-4-4-8z"
      />
      <circle class="sail-eye" cx="-4.6" cy="-2" r="3.2" />
      <circle class="sail-eye" cx="4.6" cy="-2" r="3.2" />
      <path class="sail-eye" d="M0 2l2 4h-4z" />
    </g>
    <path
      class="rail"
      d="M-420 158h766v9H-420zM20 158v32M84 158v32M148 158v32M212 158v32M276 158v32M336 158v32"
    />
  </g>
`;

const HULL = html`
  <g class="ship">
    <path class="deck" d="M-420 184H332L262 402H-420z" />
    <path class="deck-line" d="M-420 228H318M-420 271H304M-420 314H290M-420 358H276" />
  </g>
`;

const SIDE = html`
  <g class="ship">
    <path class="hull" d="M-420 402H262l-8 40c-6 44-30 86-60 118H-420z" />
    <path class="hull-line" d="M-420 440H252M-420 480H240M-420 520H218" />
    <path class="hull-trim" d="M-420 402H262l-3 16H-420z" />
    <g class="port">
      <circle cx="52" cy="462" r="19" />
      <circle cx="128" cy="462" r="19" />
      <circle cx="200" cy="462" r="19" />
    </g>
  </g>
`;

const DOWN = html`
  <g class="ship">
    <path class="hull" d="M20-10H382L356 150q-8 40-40 40H88q-32 0-40-40z" />
    <path class="deck" d="M48-10H356L336 140q-6 32-30 40H98q-24-8-30-40z" />
    <path class="deck-line" d="M52 30h300M58 72h288M66 116h272" />
    <circle class="mast" cx="202" cy="36" r="15" />
    <path class="yard" d="M62 30h280v9H62z" />
  </g>
`;

/** Behind the pirates. */
export const ShipBehind = ({ way }) =>
  way === "down"
    ? DOWN
    : html`
        <g>${ACROSS}${HULL}</g>
      `;

/** In front of the deck. */
export const ShipSide = ({ way }) => (way === "down" ? null : SIDE);
