// @ts-check
/** A sheet laid over the table: a dialog that keeps the focus, and closes with Escape. */
import { html, useEffect, useRef } from "../vendor/preact.js";
import { say } from "../common/words.js";

/** @param {{title: string, close: () => void, children?: any, kind?: string}} props */
export function Sheet({ title, close, children, kind = "" }) {
  const dialog = useRef(/** @type {any} */ (null));
  useEffect(() => {
    const shown = dialog.current;
    shown.showModal();
    return () => shown.close();
  }, []);
  return html`<dialog class=${`sheet ${kind}`} ref=${dialog} aria-label=${title} onCancel=${(/** @type {Event} */ event) => (event.preventDefault(), close())}>
    <header><h2>${title}</h2><button type="button" class="close" onClick=${close}>${say("close")}</button></header>
    <div class="sheet-body">${children}</div></dialog>`;
}
