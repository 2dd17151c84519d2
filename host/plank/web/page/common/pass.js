// @ts-check
/**
 * This page's token and its tab's name. The token comes in the address's fragment, which is never
 * sent, and is taken out of the address bar at once.
 */

/** @type {(store: "localStorage" | "sessionStorage", key: string, value?: string | null) => string | null} */
function keep(store, key, value) {
  try {
    const kept = window[store];
    if (value === null) kept.removeItem(key);
    else if (value !== undefined) kept.setItem(key, value);
    return kept.getItem(key);
  } catch {
    return value ?? null; // a browser that keeps nothing: the page forgets when it is closed
  }
}

/** @param {string} key @param {string} [value] */
export const wish = (key, value) => keep("localStorage", key, value);

const random = () =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((n) => (n % 36).toString(36)).join("");

/** One name a tab. */
export const tab = () => keep("sessionStorage", "tab") ?? newTab();

/** A tab that was copied has its name twice: the one that is told so takes a new one. */
export function newTab() {
  return keep("sessionStorage", "tab", random()) ?? "nowhere-to-keep";
}

/** Take the token from the address if it brought one. */
export function fromAddress() {
  const brought = location.hash.slice(1);
  if (!brought) return;
  history.replaceState(null, "", location.pathname + location.search);
  keep("sessionStorage", "token", brought);
}

export const token = () => keep("sessionStorage", "token") ?? keep("localStorage", "token");

/** Keep a seat's token: it outlives the tab. @param {string | null} value */
export function keepSeat(value) {
  keep("sessionStorage", "token", null);
  keep("localStorage", "token", value);
}

/** What a screen brought is its tab's own; what a seat brought outlives it. @param {string} role */
export function settle(role) {
  const brought = keep("sessionStorage", "token");
  if (role === "seat" && brought) keepSeat(brought);
}

/** Light or dark, as this browser wishes. */
export function dress() {
  document.documentElement.dataset.theme = wish("theme") ?? "auto";
}
