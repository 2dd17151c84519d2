/** The bar: the title, how the link is, and what can be opened. */
import { html } from "../vendor/preact.js";
import { say } from "../common/labels.js";

export const SHEETS = ["setup", "rules", "games", "join", "settings", "workshop"];
export function Bar({ state, up, open, shown }) {
  const link = up ? state.link : { good: false, text: say("line-lost") };
  return html`
    <header class="bar">
      <h1>${state.title || say("title")}</h1>
      <p class=${`link ${link.good ? "good" : "bad"}`} role="status">${link.text}</p>
      <nav aria-label=${say("menu")}>
        ${SHEETS.map(
          (sheet) => html`
            <button
              key=${sheet}
              type="button"
              aria-haspopup="dialog"
              aria-expanded=${String(shown === sheet)}
              onClick=${() => open(sheet)}
            >
              ${say(`sheet-${sheet}`)}
            </button>
          `,
        )}
      </nav>
    </header>
  `;
}
