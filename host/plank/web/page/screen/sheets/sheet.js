/** A sheet laid over the table: a dialog that keeps the focus, and closes with Escape. */
import { html, useEffect, useRef } from "../../vendor/preact.js";
import { say } from "../../common/labels.js";
export function Sheet({ title, close, children, kind = "" }) {
  const dialog = useRef(null);
  useEffect(() => {
    const shown = dialog.current;
    shown.showModal();
    return () => shown.close();
  }, []);
  return html`
    <dialog
      class=${`sheet ${kind}`}
      ref=${dialog}
      aria-label=${title}
      onCancel=${(event) => (event.preventDefault(), close())}
    >
      <header>
        <h2>${title}</h2>
        <button type="button" class="close" onClick=${close}>${say("close")}</button>
      </header>
      <div class="sheet-body">${children}</div>
    </dialog>
  `;
}
