/**
 * The pirates as they stand, in the order of their lanes (a node that moves loses the pointer).
 * Where the table is simulated each can be taken by hand or by key.
 */
import { html } from "../../vendor/preact.js";
import { say } from "../../common/labels.js";
import { Pirate } from "../../common/pirate.js";
export function Standing({ to, stand, signs, picture, reach }) {
  const held = reach?.held;
  return html`
    <g class="pirates">
      ${stand.map(({ lane, place, sure }) => {
        const lifted = held?.lane === lane;
        if (place === null && !lifted && picture.seats[lane].fallen) return null;
        const at =
          lifted && held.at ? held.at : place === null ? away(to, lane) : to.spot(place, lane);
        const state = [
          lifted && "held",
          !sure && "unseen",
          picture.turn === lane && "acting",
          place === 1 && "trembling",
        ];
        return html`
          <g
            key=${lane}
            class=${["pirate", ...state].filter(Boolean).join(" ")}
            style=${{ transform: `translate(${at[0]}px, ${at[1]}px)` }}
            ...${reach ? reach.pirate(lane, place, named(picture.seats[lane].name, place)) : {}}
          >
            <title>${named(picture.seats[lane].name, place)}</title>
            <g transform=${`scale(${to.figure})`}>
              <g key=${place} class="hop"><${Pirate} lane=${lane} letter=${signs[lane]} /></g>
              ${lifted &&
              held.over !== undefined &&
              html`
                <text class="over" y="-82" text-anchor="middle">${held.over ?? "≈"}</text>
              `}
            </g>
          </g>
        `;
      })}
    </g>
  `;
}

/** A pirate that is nowhere on the track lies on the shore of the picture. @returns {[number, number]} */
function away(to, lane) {
  return to.way === "across" ? [330 + lane * 52, 505] : [60 + lane * 54, to.height - 110];
}

/** @param {string} name @param {number | null} place */
function named(name, place) {
  return say(place === null ? "pirate-off" : place ? "pirate-on" : "pirate-ship", {
    name,
    space: place,
  });
}
