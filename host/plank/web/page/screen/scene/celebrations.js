/** What makes people smile: a pirate that plunges into the sea, and coins that rain on the winner. */
import { html } from "../../vendor/preact.js";
import { Pirate } from "../../common/pirate.js";

const COINS = 18;

/** Those who fell in the last move, once they are off the plank. */
export function Plunges({ to, last, stand, signs, count }) {
  const fell = (last?.events ?? []).filter((one) => one.event === "fell");
  const gone = fell.flatMap(({ seats, start }) =>
    seats.filter((lane) => stand[lane].place === null).map((lane) => ({ lane, start })),
  );
  return gone.map(({ lane, start }) => {
    const [x, y] = to.spot(start, lane);
    return html`
      <g
        key=${`${count}.${lane}`}
        transform=${`translate(${x} ${y}) scale(${to.figure})`}
        aria-hidden="true"
      >
        <g class="plunge"><${Pirate} lane=${lane} letter=${signs[lane]} /></g>
        <ellipse class="splash" cx="40" cy="230" rx="46" ry="13" />
      </g>
    `;
  });
}

export function Cheer() {
  return html`
    <div class="cheer" aria-hidden="true">
      ${Array.from(
        { length: COINS },
        (_, at) => html`
          <i
            key=${at}
            class=${`coin rain rain-${at % 6}`}
            style=${{ left: `${(at * 37) % 100}%` }}
          ></i>
        `,
      )}
    </div>
  `;
}
