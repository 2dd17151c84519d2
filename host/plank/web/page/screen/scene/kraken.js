/** The squid that holds the plank: its arms stand where the tentacles do, its eyes follow the game. */
import { html } from "../../vendor/preact.js";

/** An arm from the water at (0, 0) up to a plank's edge, its tip curled over it. */
const ARM = html`
  <path
    class="arm"
    d="M-44 150C-40 10-38-30-22-66c10-24 36-38 54-28 16 9 16 32 1 40-11 6-24 0-24-11 0-6 5-10 10-9
  4 1 5 5 3 8 5-2 8-8 4-13-6-8-22-4-26 12C-6-44 26 4 48 150z"
  />
  <g class="suckers">
    <circle cx="-4" cy="-34" r="5" />
    <circle cx="-4" cy="-14" r="6" />
    <circle cx="-2" cy="8" r="7" />
    <circle cx="0" cy="32" r="8" />
    <circle cx="14" cy="-58" r="4" />
  </g>
`;

/** An arm behind the plank, only its tip lies over the edge. */
const TIP = html`
  <path
    class="arm far"
    d="M-22 30C-26-14-22-44 2-50c20-5 34 8 30 24-3 10-16 12-20 4-2-5 2-10 6-8-1-7-13-7-15 3C0-10 12 8 16 30z"
  />
`;
export function Arm({ way, at, height, far, flip, beat }) {
  const small = far ? 1 : 0.58;
  const turned =
    way === "down" ? `rotate(${flip ? -90 : 90})` : `scale(${flip ? -small : small} ${small})`;
  const lift = `translate(${at[0]}px, ${at[1] - height / 24}px)`;
  return html`
    <g class="lifted" style=${{ transform: lift }}>
      <g transform=${turned}><g class=${`sway sway-${beat}`}>${far ? TIP : ARM}</g></g>
    </g>
  `;
}
export function Head({ at, look, mood }) {
  const [dx, dy] = [look[0] - at[0], look[1] - at[1]];
  const far = Math.hypot(dx, dy) || 1;
  const eyes = { transform: `translate(${(dx / far) * 9}px, ${(dy / far) * 7}px)` };
  return html`
    <g transform=${`translate(${at[0]} ${at[1]})`}>
      <g class="bob">
        <path class="arm" d="M-92 96C-108 30-84-58 0-58S108 30 92 96z" />
        <g class="spots">
          <ellipse cx="-44" cy="-22" rx="11" ry="7" />
          <ellipse cx="30" cy="-36" rx="14" ry="8" />
          <ellipse cx="60" cy="-10" rx="7" ry="6" />
        </g>
        <circle class="eye-white" cx="-34" cy="12" r="24" />
        <circle class="eye-white" cx="34" cy="12" r="24" />
        <g class="lifted" style=${eyes}>
          <circle class="hole" cx="-34" cy="12" r="12" />
          <circle class="hole" cx="34" cy="12" r="12" />
          <circle class="glint" cx="-30" cy="7" r="4" />
          <circle class="glint" cx="38" cy="7" r="4" />
        </g>
        <g class="lids">
          <path class="arm" d="M-62 12a28 28 0 0 1 56 0zM6 12a28 28 0 0 1 56 0z" />
        </g>
        ${mood === "glad"
          ? html`
              <path class="grin" d="M-30 44q30 26 60 0-8 30-30 30t-30-30z" />
            `
          : html`
              <path class="grin-line" d="M-18 50q18 10 36 0" />
            `}
      </g>
    </g>
  `;
}
