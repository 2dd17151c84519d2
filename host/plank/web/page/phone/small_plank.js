/** The plank in small. */
import { html } from "../vendor/preact.js";
import { letters } from "../common/pirate.js";
import { Mark } from "../common/symbols.js";
import { say } from "../common/labels.js";

/** @param {SeatPicture} seat */
export function standing(seat) {
  if (seat.fallen) return say("place-fell", { rank: seat.rank });
  return seat.in_ship ? say("place-ship") : say("place-space", { space: seat.space });
}

/** @param {{picture: Picture}} props */
export function SmallPlank({ picture }) {
  const { seats, spaces } = picture;
  const signs = letters(seats.map((seat) => seat.name));
  const goals = [...picture.choices.targets, ...picture.moves.map(([, place]) => place)];
  const all = seats.map((seat) => `${seat.name}: ${standing(seat)}`).join(", ");
  const places = Array.from({ length: spaces + 1 }, (_, at) => (at ? spaces + 1 - at : 0));
  return html`
    <div class="strip" role="img" aria-label=${all}>
      ${places.map(
        (place) => html`
          <div
            key=${place}
            class=${`cell${place ? "" : " aboard"}${goals.includes(place) ? " goal-cell" : ""}`}
          >
            <span class="stack">
              ${seats.map(
                (seat, lane) =>
                  !seat.fallen &&
                  (seat.in_ship ? 0 : seat.space) === place &&
                  html`
                    <i
                      key=${lane}
                      class=${`dot lane-${lane}${picture.turn === lane ? " acting" : ""}`}
                    >
                      ${signs[lane]}
                    </i>
                  `,
              )}
            </span>
            ${place
              ? html`
                  <svg class="cell-mark" viewBox="-16 -16 32 32">
                    <${Mark} name=${picture.layout[place - 1]} />
                  </svg>
                  <b>${place}</b>
                `
              : html`
                  <svg class="cell-mark" viewBox="-16 -16 32 32">
                    <path class="boat" d="M-12 4h24l-5 8H-7zM-1-14v16h-10zM2-11v13h9z" />
                  </svg>
                  <b>${" "}</b>
                `}
          </div>
        `,
      )}
    </div>
  `;
}
