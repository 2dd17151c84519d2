// @ts-check
/** One switch of a game's rules, with its meaning and its ruling. */
import { html } from "../vendor/preact.js";
import { say } from "../common/words.js";
export function Switch({ one, value, set }) {
  return html`<div class="switch"><label>${one.label} <${Field} one=${one} value=${value} set=${set} /></label>
    <p class="soft">${one.meaning} <small>${say("ruling", { ruling: one.ruling })}</small></p></div>`;
}
function Field({ one, value, set }) {
  if (one.kind === "yesno") return html`<input type="checkbox" checked=${value} onChange=${(event) => set(event.target.checked)} />`;
  if (one.kind === "oneof")
    return html`<select value=${value} onChange=${(event) => set(event.target.value)}>${one.words.map((word) => html`<option value=${word.value}>${word.label}</option>`)}</select>`;
  if (one.kind === "whole")
    return html`<input type="number" min=${one.low} max=${one.high} value=${value ?? ""} placeholder=${one.unlimited ? say("no-limit") : ""} onChange=${(event) => set(event.target.value === "" ? null : Number(event.target.value))} />`;
  return html`<input value=${(value ?? []).join(" ")} placeholder=${say("usual")} onChange=${(event) => set(event.target.value.trim() ? event.target.value.trim().split(/[\s,]+/) : one.default)} />`;
}
