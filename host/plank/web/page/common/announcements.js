/** What was announced, the newest last; a screen reader reads it as it comes. */
import { html } from "../vendor/preact.js";
import { say } from "./labels.js";

const SHOWN = 24; // sentences

/** @param {Pick<PageProps, "announcements" | "state">} props */
export function Announcements({ announcements, state }) {
  const all = announcements.length
    ? announcements
    : [state.last, { texts: state.notice ? [state.notice] : [], k: "notice" }];
  const lines = all.flatMap((one) =>
    one.texts.map((text, at) => ({ text, key: `${"k" in one ? one.k : 0}.${at}` })),
  );
  return html`
    <section class="announcements panel" aria-label=${say("happened")}>
      <h2>${say("happened")}</h2>
      <div
        class="lines"
        role="log"
        aria-live="polite"
        aria-relevant="additions"
        aria-label=${say("happened")}
        tabindex="0"
        ref=${(list) => end(list)}
      >
        ${lines.slice(-SHOWN).map(
          ({ text, key }) => html`
            <p key=${key}>${text}</p>
          `,
        )}
      </div>
    </section>
  `;
}

/** Show the newest, from the top of a line on. @param {HTMLElement | null} list */
function end(list) {
  if (!list) return;
  list.style.paddingBottom = "0";
  const most = list.offsetTop + list.scrollHeight - list.clientHeight;
  const line = [...list.querySelectorAll("p")].find((one) => one.offsetTop >= most);
  if (line) list.style.paddingBottom = `${line.offsetTop - most}px`;
  list.scrollTop = list.scrollHeight;
}
