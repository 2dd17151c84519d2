/** The plank itself: its spaces with symbols and numbers, the lamps that are lit, the last move. */
import { html } from "../../vendor/preact.js";
import { Mark } from "../../common/symbols.js";

/** @typedef {import("./geometry.js").Geometry} Geometry */
export function Spaces({ to, spaces, layout }) {
  return html`
    <g class="board">
      ${layout.map((name, index) => {
        const space = index + 1;
        const [x, y] = to.mark(space);
        const [nx, ny] = to.digits(space);
        const size = to.way === "across" ? Math.min(1.3, (to.width / spaces - 18) / 46) : 0.95;
        return html`
          <g key=${space}>
            <path class=${`space wood-${space % 3}`} d=${to.area(space)} />
            <g transform=${`translate(${x} ${y}) scale(${size})`}><${Mark} name=${name} /></g>
            <text class="digits" x=${nx} y=${ny} text-anchor="middle">${space}</text>
          </g>
        `;
      })}
    </g>
  `;
}

/** The board's front edge, on which the numbers stand. */
export function Edge({ to, spaces }) {
  if (to.way === "down")
    return html`
      <path class="edge" d=${`M22 190h308v${spaces * 46 + 10}H22z`} />
      <path class="edge" d=${`M22 190h352v${spaces * 46 + 10}H22z`} />
    `;
  return html`
    <path class="edge" d="M262 402H1480l70-218 4 16-70 230H262z" />
    <path class="edge-light" d="M262 402H1480" />
  `;
}
export function Lamps({ to, spaces, lamps }) {
  const places = [...lamps].slice(0, spaces + 1);
  return html`
    <g class="lamps" aria-hidden="true">
      ${places.map((lamp, at) => {
        if (lamp === ".") return null;
        const place = at ? spaces + 1 - at : 0;
        const blink = lamp !== lamp.toLowerCase() ? " blink" : "";
        return html`
          <path
            key=${place}
            class=${`lamp lamp-${lamp.toLowerCase()}${blink}`}
            d=${to.area(place)}
          />
        `;
      })}
    </g>
  `;
}

/** Where a pirate went in the last move, as an arc. */
export function Trail({ to, seat, start, space }) {
  const [x1, y1] = to.spot(start, seat);
  const [x2, y2] = to.spot(space, seat);
  const bow =
    to.way === "across"
      ? `${(x1 + x2) / 2} ${Math.min(y1, y2) - 70 - Math.abs(x2 - x1) / 9}`
      : `${Math.max(x1, x2) + 46} ${(y1 + y2) / 2}`;
  return html`
    <g class=${`trail lane-${seat}`} aria-hidden="true">
      <path d=${`M${x1} ${y1}Q${bow} ${x2} ${y2}`} />
      <circle cx=${x1} cy=${y1} r="9" />
    </g>
  `;
}

/** Where a pirate is to stand, or may go. */
export function Goal({ to, lane, place, must }) {
  const [x, y] = to.spot(place, lane);
  return html`
    <g
      class=${`goal lane-${lane}${must ? " must" : ""}`}
      transform=${`translate(${x} ${y}) scale(${to.figure})`}
      aria-hidden="true"
    >
      <ellipse cx="0" cy="0" rx="22" ry="8" />
      <g class="beckon"><path d="M-13-104h9v-22h8v22h9L0-82z" /></g>
    </g>
  `;
}
