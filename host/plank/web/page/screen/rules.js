// @ts-check
/** The rules page: each game in short, its switches with their rulings in plain words. */
import { html, useEffect, useState } from "../vendor/preact.js";
import { say } from "../common/words.js";

/** Ask the server once, and again when the language changes. @param {object} message */
export function useAnswer(line, message) {
  const [answer, set] = useState(null);
  const again = () => line.ask(message).then(set);
  useEffect(() => void again(), [JSON.stringify(message), line.language]);
  return /** @type {[any, () => void]} */ ([answer, again]);
}
export function Rules({ line }) {
  const [answer] = useAnswer(line, { t: "rules" });
  return html`<div class="rules">${answer?.games?.map((game) => html`<article key=${game.name}><h3>${game.title}</h3>
    ${game.summary.split("\n").map((part) => html`<p>${part}</p>`)}
    <h4>${say("switches")}</h4><dl>${game.switches.map((one) => html`<div key=${one.name}><dt>${one.label} <small>${say("ruling", { ruling: one.ruling })}</small></dt><dd>${one.meaning} <span class="soft">${one.allowed}</span></dd></div>`)}</dl></article>`)}</div>`;
}
