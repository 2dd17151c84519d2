/** A phone's menu; its sheets are fetched when asked for. */
import { html, useState } from "../vendor/preact.js";
import { keepSeat } from "../common/browser_storage.js";
import { say } from "../common/labels.js";

const SHEETS = ["rules", "games", "language"];

/** @param {PageProps} props */
export function Menu(props) {
  const { who, connection } = props;
  const [OpenSheet, show] = useState(null);
  const [sheet, open] = useState(null);
  const look = async (name) => {
    const { OpenSheet: loaded } = await import("../screen/sheets/open_sheet.js");
    show(() => loaded);
    open(name);
  };
  const leave = async () => (await connection.ask({ t: "leave" })).t === "done" && keepSeat(null);
  const act = (name) => connection.ask({ t: "act", act: { act: name } });
  return html`
    <nav class="menu doings" aria-label=${say("menu")}>
      ${who.role === "seat" &&
      html`
        <button type="button" data-do="repeat" onClick=${() => act("repeat")}>
          ${say("repeat")}
        </button>
        <button type="button" data-do="back" onClick=${() => act("take back")}>
          ${say("take-back")}
        </button>
      `}
      ${SHEETS.map(
        (name) => html`
          <button key=${name} type="button" onClick=${() => look(name)}>
            ${say(`sheet-${name}`)}
          </button>
        `,
      )}
      ${who.role === "seat" &&
      html`
        <button type="button" data-do="leave" onClick=${leave}>${say("leave")}</button>
      `}
    </nav>
    ${sheet &&
    html`
      <${OpenSheet} ...${props} sheet=${sheet} phone=${true} close=${() => open(null)} />
    `}
  `;
}
