// @ts-check
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
