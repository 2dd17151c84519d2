/** One switch of a game's rules, with its meaning and its ruling. */
import { html } from "../../vendor/preact.js";
import { say } from "../../common/labels.js";
import { TextField } from "./text_field.js";
export function Switch({ one, value, set, complain }) {
  return html`
    <div class="switch">
      <label>
        ${one.label}
        <${Field} one=${one} value=${value} set=${set} complain=${complain} />
      </label>
      <p class="soft">
        ${one.meaning}${" "}
        <small>${say("ruling", { ruling: one.ruling })}</small>
      </p>
    </div>
  `;
}
function Field({ one, value, set, complain }) {
  if (one.kind === "yesno")
    return html`
      <input type="checkbox" checked=${value} onChange=${(event) => set(event.target.checked)} />
    `;
  if (one.kind === "oneof")
    return html`
      <select value=${value} onChange=${(event) => set(event.target.value)}>
        ${one.words.map(
          (word) => html`
            <option value=${word.value}>${word.label}</option>
          `,
        )}
      </select>
    `;
  if (one.kind === "whole")
    return html`
      <${TextField}
        type="number"
        step="1"
        inputmode="numeric"
        required=${!one.unlimited}
        min=${one.low}
        max=${one.high}
        value=${value ?? ""}
        placeholder=${one.unlimited ? say("no-limit") : ""}
        complain=${complain}
        set=${(text) => set(text === "" ? null : Number(text))}
      />
    `;
  return html`
    <${TextField}
      value=${(value ?? []).join(" ")}
      placeholder=${say("default-value")}
      set=${(text) => set(text.trim() ? text.trim().split(/[\s,]+/) : one.default)}
    />
  `;
}
