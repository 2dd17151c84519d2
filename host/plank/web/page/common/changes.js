// @ts-check
/**
 * Set paths (`picture.dice.0.rest`) in a state. Only what lies on a path is copied, so that
 * whoever holds the old state keeps it.
 * @param {any} state
 * @param {Record<string, unknown>} set
 */
export function changed(state, set) {
  let whole = state;
  for (const [path, value] of Object.entries(set)) whole = put(whole, path.split("."), value);
  return whole;
}

/** @type {(part: any, keys: string[], value: unknown) => any} */
function put(part, [key, ...rest], value) {
  const copy = Array.isArray(part) ? [...part] : { ...part };
  copy[key] = rest.length ? put(part[key], rest, value) : value;
  return copy;
}
