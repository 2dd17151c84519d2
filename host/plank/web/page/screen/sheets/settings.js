/** Settings: the voice, this page's language, light or dark. */
import { html, useState } from "../../vendor/preact.js";
import { applyTheme, preference } from "../../common/browser_storage.js";
import { say } from "../../common/labels.js";
import { useOptimistic } from "../optimistic_state.js";

const THEMES = ["auto", "light", "dark"];
export function Choice({ label, value, among, set }) {
  return html`
    <label class="setting">
      <span>${label}</span>
      <select value=${value} onChange=${(event) => set(event.target.value)}>
        ${among.map(
          ({ code, name }) => html`
            <option key=${code} value=${code}>${name}</option>
          `,
        )}
      </select>
    </label>
  `;
}
export function Settings({ state, connection, who }) {
  const [ahead, change] = useOptimistic(state.voice, (wished) =>
    connection.ask({ t: "settings", ...wished }),
  );
  const voice = { ...state.voice, ...ahead };
  const set = (part) => change({ ...ahead, ...part });
  return html`
    <div class="settings">
      <h3>${say("voice")}</h3>
      ${voice.text &&
      html`
        <p class="soft">${voice.text}</p>
      `}
      <label class="setting">
        <span>${say("muted")}</span>
        <input
          type="checkbox"
          checked=${voice.muted}
          onChange=${(event) => set({ muted: event.target.checked })}
        />
      </label>
      <${Choice}
        label=${say("speaker")}
        value=${voice.speaker}
        among=${voice.speakers}
        set=${(speaker) => set({ speaker })}
      />
      <${Choice}
        label=${say("style")}
        value=${voice.style}
        among=${voice.styles}
        set=${(style) => set({ style })}
      />
      <${Choice}
        label=${say("voice-language")}
        value=${voice.language}
        among=${voice.languages}
        set=${(language) => set({ language })}
      />
      <label class="setting">
        <span>${say("rate", { rate: voice.rate })}</span>
        <input
          type="range"
          min="50"
          max="200"
          step="10"
          value=${voice.rate}
          onChange=${(event) => set({ rate: Number(event.target.value) })}
        />
      </label>
      <label class="setting">
        <span>${say("loudness", { loudness: voice.loudness })}</span>
        <input
          type="range"
          min="10"
          max="200"
          step="10"
          value=${voice.loudness}
          onChange=${(event) => set({ loudness: Number(event.target.value) })}
        />
      </label>
      <h3>${say("this-page")}</h3>
      <${ThisPage} connection=${connection} who=${who} />
    </div>
  `;
}

/** This page's own: its language, light or dark. */
export function ThisPage({ connection, who }) {
  const [theme, setTheme] = useState(preference("theme") ?? "auto");
  const speak = (language) => {
    preference("language", language);
    connection.ask({ t: "language", language });
  };
  return html`
    <div class="settings">
      <${Choice}
        label=${say("page-language")}
        value=${who.language}
        among=${who.languages}
        set=${speak}
      />
      <${Choice}
        label=${say("theme")}
        value=${theme}
        among=${THEMES.map((code) => ({ code, name: say(`theme-${code}`) }))}
        set=${(code) => (preference("theme", code), setTheme(code), applyTheme())}
      />
    </div>
  `;
}
