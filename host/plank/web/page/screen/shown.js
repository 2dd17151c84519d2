/** The sheet that is open. */
import { html } from "../vendor/preact.js";
import { say } from "../common/words.js";
import { Drawer } from "./drawer.js";
import { Games } from "./games.js";
import { Join } from "./join.js";
import { Rules } from "./rules.js";
import { Settings, ThisPage } from "./settings.js";
import { Setup } from "./setup.js";
import { Sheet } from "./sheet.js";
import { styled } from "./style.js";

const SHEETS = {
  setup: Setup,
  rules: Rules,
  games: Games,
  join: Join,
  settings: Settings,
  drawer: Drawer,
  language: ThisPage,
};
await styled("sheets");
export function Shown({ sheet, close, ...props }) {
  const body = SHEETS[/** @type {keyof typeof SHEETS} */ (sheet)];
  return html`
    <${Sheet} title=${say(`sheet-${sheet}`)} close=${close} kind=${sheet}>
      <${body} ...${props} close=${close} screen=${!props.phone} />
    <//>
  `;
}
