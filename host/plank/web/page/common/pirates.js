// @ts-check
/** Who is who: lane by lane a colour (in CSS, `lane-0` to `lane-5`), a hat, and a letter. */

/** The hat of each lane, so that colour is never the only sign. */
export const HATS = ["bandana", "bicorne", "feather", "bobble hat", "top hat", "parrot"];

const SPARE = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/**
 * Give each seat a letter of its own, of its name where one is free: as the terminal does.
 * @param {string[]} names
 */
export function letters(names) {
  /** @type {string[]} */
  const given = [];
  for (const name of names) {
    const wished = [...name.toUpperCase()].filter((sign) => /[A-Z0-9]/.test(sign));
    given.push([...wished, ...SPARE].find((sign) => !given.includes(sign)) ?? "?");
  }
  return given;
}
