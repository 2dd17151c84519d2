/** Where each pirate is drawn: as the simulated world has it, else as the table sees it, else as the game says. */

/**
 * @param {any} world
 * @returns {{lane: number, place: Place, sure: boolean}[]} `sure` false: its magnet is not seen
 */
export function pirates(picture, world) {
  return picture.seats.map((seat, lane) => {
    const belongs = seat.fallen ? null : seat.in_ship ? 0 : seat.space;
    if (world) return { lane, place: world.pirates[lane], sure: true };
    if (seat.seen.length) return { lane, place: seat.seen[0], sure: true };
    return { lane, place: belongs, sure: belongs === null || picture.link !== "connected" };
  });
}

/** The last move of a pirate by its own throw. @param {any[]} events */
export function lastMove(events) {
  const own = events.find((one) => one.event === "moved" || one.event === "jumped");
  return own ? { seat: own.seat, start: own.start ?? 0, space: own.space } : null;
}

/** Degrees by which the plank leans out, and by which it rolls. @param {number[]} pose thousandths */
export function leaning([foldNear = 0, foldFar = 0, endNear = 0, endFar = 0]) {
  const TRAVEL = 13.9; // degrees at full travel (hardware.md)
  const DRAWN = 0.42; // of the angle: a whole plank would leave the picture
  return {
    out: (-(endNear + endFar) / 2000) * TRAVEL * DRAWN,
    roll: ((foldNear + endNear - foldFar - endFar) / 4000) * 0.3,
  };
}
