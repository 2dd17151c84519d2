/** The sheet that is open. */
import { html } from "../../vendor/preact.js";
import { say } from "../../common/labels.js";
import { Workshop } from "./workshop.js";
import { Games } from "./games.js";
import { Join } from "./phone_joining.js";
import { Rules } from "./rules.js";
import { Settings, ThisPage } from "./settings.js";
import { Setup } from "./game_setup.js";
import { Sheet } from "./sheet.js";
import { loadStylesheet } from "../stylesheet.js";

const SHEETS = {
  setup: Setup,
  rules: Rules,
  games: Games,
  join: Join,
  settings: Settings,
  workshop: Workshop,
  language: ThisPage,
};
await loadStylesheet("sheets");
export function OpenSheet({ sheet, close, ...props }) {
  const body = SHEETS[/** @type {keyof typeof SHEETS} */ (sheet)];
  return html`
    <${Sheet} title=${say(`sheet-${sheet}`)} close=${close} kind=${sheet}>
      <${body} ...${props} close=${close} screen=${!props.phone} />
    <//>
  `;
}
