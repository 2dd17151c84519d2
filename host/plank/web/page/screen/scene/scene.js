/** The scene: sky, sea, ship, squid and plank with its pirates. */
import { html, useEffect, useState } from "../../vendor/preact.js";
import { say } from "../../common/labels.js";
import { Edge, Goal, Lamps, Spaces, Trail } from "./board.js";
import { Cheer, Plunges } from "./celebrations.js";
import { across, down } from "./geometry.js";
import { Arm, Head } from "./kraken.js";
import { HATS, letters } from "../../common/pirate.js";
import { Standing } from "./pirates.js";
import { ShipBehind, ShipSide } from "./ship.js";
import { lastMove, leaning, pirates } from "./drawn_positions.js";

const NARROW = "(max-width: 700px)";

/** Whether the screen is narrow, so that the plank goes down it. */
export function useNarrow() {
  const asked = matchMedia(NARROW);
  const [narrow, set] = useState(asked.matches);
  useEffect(() => {
    const heard = () => set(asked.matches);
    asked.addEventListener("change", heard);
    return () => asked.removeEventListener("change", heard);
  }, []);
  return narrow;
}
export function Scene({ picture, last, world, reach }) {
  const narrow = useNarrow();
  const to = narrow ? down(picture.spaces) : across(picture.spaces);
  if (reach) reach.to = to;
  const names = picture.seats.map((seat) => seat.name);
  const signs = letters(names);
  const went = last && lastMove(last.events);
  const { out, roll } = leaning(picture.pose);
  const [kind, number = 0] = picture.gesture ?? [];
  const lean =
    to.way === "across" ? `rotate(${out}deg) skewX(${roll * 10}deg)` : `scaleY(${1 - out / 90})`;
  const stand = pirates(picture, world);
  const front = stand.reduce(
    (least, one) => (one.place ? Math.min(least, one.place) : least),
    picture.spaces,
  );
  const afloat = picture.seats
    .map((seat, lane) => ({ seat, lane }))
    .filter((one) => one.seat.fallen);
  const glad = last?.events.some((one) => one.event === "fell");
  const look = to.spot(picture.turn === null ? front : (stand[picture.turn]?.place ?? front), 3);
  return html`
    <section class=${`scene ${to.way}`} aria-label=${say("plank")}>
      <div class="sky">
        <i class="sun"></i>
        <i class="cloud one"></i>
        <i class="cloud two"></i>
      </div>
      <div class="sea">
        <i class="wave w1"></i>
        <i class="wave w2"></i>
      </div>
      <svg class="table" viewBox=${`0 0 ${to.width} ${to.height}`} ref=${reach?.scene}>
        ${to.way === "across" &&
        html`
          <${Head} at=${[1150, 140]} look=${look} mood=${glad ? "glad" : "calm"} />
          <${Arm}
            way="across"
            at=${[900, 186]}
            height=${picture.pose[0] ?? 0}
            far=${true}
            flip=${false}
            beat=${1}
          />
          <${Arm}
            way="across"
            at=${[1424, 186]}
            height=${picture.pose[2] ?? 0}
            far=${true}
            flip=${true}
            beat=${2}
          />
        `}
        <${ShipBehind} way=${to.way} />
        <g
          class="leaning"
          style=${{ transformOrigin: `${to.hinge[0]}px ${to.hinge[1]}px`, transform: lean }}
        >
          <g class=${kind ? `${kind} ${kind}-${number % 2}` : ""}>
            <${Edge} to=${to} spaces=${picture.spaces} />
            <${Spaces} to=${to} spaces=${picture.spaces} layout=${picture.layout} />
            <${Lamps} to=${to} spaces=${picture.spaces} lamps=${picture.lamps} />
            ${went &&
            html`
              <${Trail} to=${to} ...${went} />
            `}
            <${Standing} to=${to} stand=${stand} signs=${signs} picture=${picture} reach=${reach} />
            ${picture.moves.map(
              ([lane, place]) =>
                place !== null &&
                html`
                  <${Goal} to=${to} lane=${lane} place=${place} must=${true} />
                `,
            )}
            ${!picture.moves.length &&
            picture.turn !== null &&
            picture.choices.targets.map(
              (place) => html`
                <${Goal} to=${to} lane=${picture.turn} place=${place} must=${false} />
              `,
            )}
            <${Plunges}
              to=${to}
              last=${last}
              stand=${stand}
              signs=${signs}
              count=${picture.count}
            />
          </g>
        </g>
        <${ShipSide} way=${to.way} />
        ${to.way === "across" &&
        html`
          <${Arm}
            way="across"
            at=${[867, 484]}
            height=${picture.pose[1] ?? 0}
            far=${false}
            flip=${false}
            beat=${3}
          />
          <${Arm}
            way="across"
            at=${[1424, 492]}
            height=${picture.pose[3] ?? 0}
            far=${false}
            flip=${true}
            beat=${4}
          />
        `}
        ${to.way === "down" &&
        [
          [-14, 648, false],
          [404, 648, true],
          [-14, 1098, false],
          [404, 1098, true],
        ].map(
          ([x, y, flip], at) => html`
            <${Arm}
              way="down"
              at=${[x, y]}
              height=${picture.pose[at] ?? 0}
              far=${true}
              flip=${flip}
              beat=${at + 1}
            />
          `,
        )}
        ${afloat.map(({ seat, lane }, at) => {
          const [x, y] = to.afloat(at);
          return html`
            <g key=${lane} class="afloat" transform=${`translate(${x} ${y}) scale(${to.figure})`}>
              <ellipse class="ripple" cx="0" cy="2" rx="38" ry="8" />
              <g class=${`bob bob-${at % 3}`}><${Hat} lane=${lane} /></g>
              <title>${seat.name}</title>
            </g>
          `;
        })}
      </svg>
      ${picture.winner !== null &&
      html`
        <${Cheer} />
      `}
      <div class="sea-front" aria-hidden="true">
        <i class="wave w3"></i>
        <i class="wave w4"></i>
        <i class="fin"></i>
      </div>
    </section>
  `;
}

/** A pirate's hat alone, as it drifts on the sea. */
function Hat({ lane }) {
  return html`
    <g class=${`lane-${lane}`} transform="translate(0 46)">${HATS[lane]}</g>
  `;
}
