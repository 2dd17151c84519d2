/** The page's labels, as the server has them in a language. */

/** @type {Record<string, string>} */
let labels = {};

/** Fetch a language's labels; without an answer the old ones stay. @param {string} language */
export async function loadLabels(language) {
  const answer = await fetch(`/labels/${language}.json`).catch(() => null);
  if (!answer?.ok) return false;
  ({ labels } = await answer.json());
  document.documentElement.lang = language;
  return true;
}

/** @param {string} kind of player */
export const kindName = (kind) => labels[`kind-${kind}`] ?? kind;

/** @param {string} key @param {Record<string, unknown>} [args] what to fill in */
export function say(key, args = {}) {
  const phrase = labels[key] ?? key;
  return phrase.replace(/\{\s*\$(\w+)\s*\}/g, (_, name) => String(args[name] ?? ""));
}
