/** A game played once more, a move at a time. */
import { html, useEffect, useState } from "../../vendor/preact.js";
import { say } from "../../common/labels.js";

const PACE = 2500; // ms a move while it runs by itself

/** @param {number | null} game */
export function useReplay(connection, game) {
  const [step, set] = useState(null);
  const [running, run] = useState(false);
  const go = (move) =>
    game !== null &&
    connection.ask({ t: "replay", game, move }).then((told) => told?.t === "replay" && set(told));
  useEffect(() => {
    set(null);
    run(false);
    go(0);
  }, [game]);
  useEffect(() => {
    if (!running || !step) return;
    if (step.move >= step.moves) return run(false);
    const next = setTimeout(() => go(step.move + 1), PACE);
    return () => clearTimeout(next);
  }, [running, step]);
  return { step: game === null ? null : step, go, running, run };
}
export function ReplayBar({ replay: { step, go, running, run }, game, end }) {
  return html`
    <section class="replay panel" aria-label=${say("replay")}>
      <p>
        <b>${say("game-number", { number: game })}</b>
        ${" "} ${say("move-of", { move: step.move, moves: step.moves })}
      </p>
      <input
        type="range"
        aria-label=${say("move")}
        min="0"
        max=${step.moves}
        value=${step.move}
        onInput=${(event) => go(Number(event.target.value))}
      />
      <div class="doings">
        <button type="button" disabled=${step.move <= 0} onClick=${() => go(step.move - 1)}>
          ${say("back")}
        </button>
        <button
          type="button"
          class="first"
          data-do="next"
          disabled=${step.move >= step.moves}
          onClick=${() => go(step.move + 1)}
        >
          ${say("next")}
        </button>
        <button type="button" aria-pressed=${String(running)} onClick=${() => run(!running)}>
          ${say(running ? "stop" : "run")}
        </button>
        <button type="button" data-do="end-replay" onClick=${end}>${say("to-the-table")}</button>
      </div>
    </section>
  `;
}

/** A picture of a replay has no table: everything lies as the game has it. */
export function asPlayed(picture) {
  const seats = picture.seats.map((seat) => ({
    ...seat,
    seen: seat.fallen ? [] : [seat.space ?? 0],
  }));
  const dice = picture.dice.map((die) =>
    die.face === null ? die : { ...die, rest: "flat", shows: die.face },
  );
  return { ...picture, seats, dice };
}
