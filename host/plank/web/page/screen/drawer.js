// @ts-check
/** The drawer for developers: supply, the service's log, and faults for the simulated table. */
import { html, useEffect, useState } from "../vendor/preact.js";
import { say } from "../common/words.js";
import { FAULTS } from "./faults.js";

const OFTEN = 2000; // ms between two looks at the log
export function Drawer({ state, line, hands, up }) {
  const [log, setLog] = useState(/** @type {any[]} */ ([]));
  useEffect(() => {
    const look = () => up && line.ask({ t: "service" }).then((told) => told?.lines && setLog(told.lines));
    look();
    const often = setInterval(look, OFTEN);
    return () => clearInterval(often);
  }, [up]);
  const { table } = state;
  return html`<div class="drawer"><p>${table.name} · ${table.millivolts === null ? "–" : say("supply", { volts: (table.millivolts / 1000).toFixed(2), milliamps: table.milliamps })}</p>
    ${table.simulated && html`<${Faults} hands=${hands} />`}
    <h3>${say("service-log")}</h3><pre class="log" tabindex="0">${log.map((one) => `${one.at.toFixed(1).padStart(8)}  ${one.level}  ${one.text}\n`)}</pre></div>`;
}
function Faults({ hands }) {
  const [text, write] = useState(JSON.stringify(FAULTS[0].do));
  const [answer, hear] = useState("");
  const send = async (event) => {
    event.preventDefault();
    try {
      const told = await hands(JSON.parse(text));
      hear(told?.text ?? JSON.stringify(told?.answer ?? { ok: told?.t === "done" }));
    } catch (error) {
      hear(String(error));
    }
  };
  return html`<form class="faults" onSubmit=${send}><h3>${say("faults")}</h3>
    <label>${say("fault")} <select onChange=${(event) => write(JSON.stringify(FAULTS[event.target.selectedIndex].do))}>${FAULTS.map((fault) => html`<option key=${fault.name}>${fault.name}</option>`)}</select></label>
    <label>${say("command")} <input class="command" spellcheck="false" value=${text} onInput=${(event) => write(event.target.value)} /></label>
    <button class="first">${say("do-it")}</button> <output>${answer}</output></form>`;
}
