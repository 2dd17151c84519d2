/** A field whose typed text stays until it is left, whatever is drawn anew meanwhile. */
import { html, useState } from "../../vendor/preact.js";

/** `set(text)` hears what is good; `complain(text)` why something is not, "" when it is. */
export function TextField({ value, set, complain, ...field }) {
  const [typed, type] = useState(/** @type {string | null} */ (null));
  const leave = async ({ target }) => {
    complain?.(target.validationMessage);
    if (complain && !target.validity.valid) return;
    await set(target.value);
    type(null);
  };
  return html`
    <input
      ...${field}
      value=${typed ?? value}
      onInput=${(event) => type(event.target.value)}
      onChange=${leave}
    />
  `;
}
