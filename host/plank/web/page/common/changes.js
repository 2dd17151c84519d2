/** Set paths (`picture.dice.0.rest`) in a copy. @param {State} state @param {Record<string, unknown>} set */
export function changed(state, set) {
  return Object.entries(set).reduce(
    (whole, [path, value]) => put(whole, path.split("."), value),
    state,
  );
}

/** @type {(part: any, keys: string[], value: unknown) => any} */
function put(part, [key, ...rest], value) {
  const copy = Array.isArray(part) ? [...part] : { ...part };
  copy[key] = rest.length ? put(part[key], rest, value) : value;
  return copy;
}
