// @ts-check
/** The page's words, as the server has them in a language. */

/** @type {Record<string, string>} */
let words = {};

/**
 * Fetch a language's words; what was there stays when it can't be had.
 * @param {string} language
 */
export async function learn(language) {
  const answer = await fetch(`/words/${language}.json`).catch(() => null);
  if (!answer?.ok) return false;
  ({ words } = await answer.json());
  document.documentElement.lang = language;
  return true;
}

/**
 * Say a phrase; one that is missing says its own name.
 * @param {string} key
 * @param {Record<string, unknown>} [args]
 */
export function say(key, args = {}) {
  const phrase = words[key] ?? key;
  return phrase.replace(/\{\s*\$(\w+)\s*\}/g, (_, name) => String(args[name] ?? ""));
}
