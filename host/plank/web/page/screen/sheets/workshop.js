/** The workshop, for developers: supply, the service's log, and faults for the simulated table. */
import { html, useEffect, useState } from "../../vendor/preact.js";
import { say } from "../../common/labels.js";

const OFTEN = 2000; // ms between two looks at the log
export function Workshop({ state, connection, hands, up }) {
  const [log, setLog] = useState(/** @type {any[]} */ ([]));
  useEffect(() => {
    const look = () =>
      up && connection.ask({ t: "service" }).then((told) => told?.lines && setLog(told.lines));
    look();
    const often = setInterval(look, OFTEN);
    return () => clearInterval(often);
  }, [up]);
  const { table } = state;
  return html`
    <div class="workshop">
      <p>${`${table.name} · ${supply(table)}`}</p>
      ${table.simulated &&
      html`
        <${Faults} hands=${hands} connection=${connection} language=${state.language} />
      `}
      <h3>${say("service-log")}</h3>
      <pre class="log" tabindex="0">
${log.map((one) => `${one.at.toFixed(1).padStart(8)}  ${one.level}  ${one.text}\n`)}</pre
      >
    </div>
  `;
}

function supply({ millivolts, milliamps }) {
  if (millivolts === null) return "–";
  return say("supply", { volts: (millivolts / 1000).toFixed(2), milliamps });
}

/** Whatever the simulated table's registry has: an example of each to start from. */
function Faults({ hands, connection, language }) {
  const [commands, list] = useState(/** @type {{name: string, text: string, do: object}[]} */ ([]));
  const [text, write] = useState("");
  const [answer, hear] = useState("");
  const choose = (command) => write(JSON.stringify(command.do));
  useEffect(() => {
    connection.ask({ t: "commands" }).then((told) => {
      if (!told.commands) return hear(told.text);
      list(told.commands);
      if (!text) choose(told.commands[0]);
    });
  }, [language]);
  const send = async (event) => {
    event.preventDefault();
    try {
      const told = await hands(JSON.parse(text));
      hear(told?.text ?? JSON.stringify(told?.answer ?? { ok: told?.t === "done" }));
    } catch (error) {
      hear(String(error));
    }
  };
  return html`
    <form class="faults" onSubmit=${send}>
      <h3>${say("faults")}</h3>
      <label>
        ${say("fault")}${" "}
        <select onChange=${(event) => choose(commands[event.target.selectedIndex])}>
          ${commands.map(
            ({ name, text: told }) => html`
              <option key=${name} value=${name}>${told}</option>
            `,
          )}
        </select>
      </label>
      <label>
        ${say("command")}${" "}
        <input
          class="command"
          spellcheck="false"
          value=${text}
          onInput=${(event) => write(event.target.value)}
        />
      </label>
      <button class="first">${say("do-it")}</button>
      ${" "}
      <output>${answer}</output>
    </form>
  `;
}
