/** This page's token, which comes in the address's fragment, and its tab's name. */

/** @param {"localStorage" | "sessionStorage"} store @param {string} key @param {string | null} [value] */
function keep(store, key, value) {
  try {
    const kept = window[store];
    if (value === null) kept.removeItem(key);
    else if (value !== undefined) kept.setItem(key, value);
    return kept.getItem(key);
  } catch {
    return value ?? null; // a browser that keeps nothing
  }
}

/** @param {string} key @param {string} [value] */
export const preference = (key, value) => keep("localStorage", key, value);

const random = () =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((n) => (n % 36).toString(36)).join("");

export const tab = () => keep("sessionStorage", "tab") ?? newTab();

/** A copied tab needs a name of its own. */
export function newTab() {
  return keep("sessionStorage", "tab", random()) ?? "nowhere-to-keep";
}

/** Take the token out of the address bar. */
export function tokenFromAddress() {
  const brought = location.hash.slice(1);
  if (!brought) return;
  history.replaceState(null, "", location.pathname + location.search);
  keep("sessionStorage", "token", brought);
}

export const token = () => keep("sessionStorage", "token") ?? keep("localStorage", "token");

/** A seat's token outlives the tab. @param {string | null} value */
export function keepSeat(value) {
  keep("sessionStorage", "token", null);
  keep("localStorage", "token", value);
}

/** @param {string} role */
export function keepTokenOf(role) {
  const brought = keep("sessionStorage", "token");
  if (role === "seat" && brought) keepSeat(brought);
}

/** Light or dark. */
export function applyTheme() {
  document.documentElement.dataset.theme = preference("theme") ?? "auto";
}
