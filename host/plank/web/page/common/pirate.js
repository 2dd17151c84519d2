/** A pirate: a coat in its lane's colour, a letter, a face, and a hat that no other lane has. */
import { html } from "../vendor/preact.js";

/** By lane, for a head of radius 12 around (0, -45). */
export const HATS = [
  html`
    <path class="coat" d="M-13-46q0-14 13-14t13 14q-13-6-26 0z" />
    <path class="coat" d="M11-49l10-4-2 6 4 5-11-2z" />
    <g class="dots">
      <circle cx="-6" cy="-53" r="1.6" />
      <circle cx="0" cy="-56" r="1.6" />
      <circle cx="6" cy="-53" r="1.6" />
    </g>
  `,
  html`
    <path class="felt" d="M-24-49q4-3 9-5 3-14 15-14t15 14q5 2 9 5-24 6-48 0z" />
    <path class="trim" d="M-24-49q24 6 48 0" />
    <circle class="bone" cx="0" cy="-58" r="4" />
    <path class="bone-line" d="M-6-53l12-3M-6-56l12 3" />
  `,
  html`
    <path class="felt" d="M-19-49q-2-8 5-6 2-11 14-11t14 11q7-2 5 6-19 7-38 0z" />
    <path class="trim" d="M-19-49q19 7 38 0" />
    <path class="plume" d="M9-58c3-14 14-19 22-13-5 1-7 4-8 8-3 6-8 8-14 5z" />
  `,
  html`
    <path class="coat" d="M-13-47q-1-17 13-17t13 17z" />
    <path class="stripe" d="M-13-51h26M-11-57h22" />
    <rect class="cuff" x="-14.5" y="-50" width="29" height="6" rx="3" />
    <circle class="cuff" cx="0" cy="-66" r="5" />
  `,
  html`
    <path class="felt" d="M-10-50v-20q10-3 20 0v20z" />
    <path class="coat" d="M-10-57h20v6h-20z" />
    <path class="felt" d="M-18-52q18 7 36 0l2 4q-20 8-40 0z" />
  `,
  html`
    <path class="coat" d="M-13-47q1-12 13-12t13 12q-13-4-26 0z" />
    <g transform="translate(1 -67) scale(.8)">
      <path class="tail" d="M-2 4l-9 8 4 0 9-5z" />
      <path class="feathers" d="M2-14c7 0 9 6 8 11-1 8-6 12-12 11-4-1-4-6-3-11 1-7 3-11 7-11z" />
      <path class="beak" d="M9-10c4 0 5 4 3 7-2-1-4-3-4-6z" />
      <circle class="eye-white" cx="5.4" cy="-9" r="2.6" />
      <circle class="hole" cx="5.9" cy="-9" r="1.2" />
    </g>
  `,
];

const FACES = [
  html`
    <path class="beard" d="M-10-43q10 8 20 0 0 12-10 13-10-1-10-13z" />
    <path class="mouth" d="M-4-38q4 3 8 0" />
  `,
  html`
    <path class="strap" d="M-12-49l24 5" />
    <circle class="hole" cx="4.6" cy="-45" r="3.6" />
    <path class="mouth" d="M-4-38q4 3 8-1" />
  `,
  html`
    <path class="beard" d="M-8-40q4-3 8 0 4-3 8 0-1 4-8 1-7 3-8-1z" />
  `,
  html`
    <path class="mouth" d="M-5-39q5 5 10 0" />
    <path class="teeth" d="M-1-37h3v2h-3z" />
  `,
  html`
    <circle class="monocle" cx="4.6" cy="-45" r="4" />
    <path class="beard" d="M-7-39q3-2 7 0 4-2 7 0l3-2M-7-39l-3-2" />
    <path class="mouth" d="M-2-36h4" />
  `,
  html`
    <path class="mouth" d="M-4-38q4 4 8 0" />
    <circle class="ring" cx="12" cy="-40" r="2.4" />
  `,
];

/** @param {{lane: number, letter: string}} props */
export function Pirate({ lane, letter }) {
  return html`
    <g class=${`figure lane-${lane}`}>
      <ellipse class="foot" cx="0" cy="0" rx="18" ry="6" />
      <path class="coat" d="M-17 0c-2-22 4-36 17-36s19 14 17 36q-17 5-34 0z" />
      <path class="belt" d="M-16.8-6q17 5 33.6 0" />
      <circle class="skin" cx="0" cy="-45" r="12" />
      <g class="eyes">
        <circle class="hole" cx="-4.6" cy="-45" r="2" />
        <circle class="hole" cx="4.6" cy="-45" r="2" />
      </g>
      ${FACES[lane]}${HATS[lane]}
      <text class="letter" y="-12" text-anchor="middle">${letter}</text>
    </g>
  `;
}

const SPARE = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** A letter for each seat, of its name where one is free. @param {string[]} names */
export function letters(names) {
  const given = /** @type {string[]} */ ([]);
  for (const name of names) {
    const wished = [...name.toUpperCase()].filter((sign) => /[A-Z0-9]/.test(sign));
    given.push([...wished, ...SPARE].find((sign) => !given.includes(sign)) ?? "?");
  }
  return given;
}
