/** The games played: to look through step by step, to take away as ship's logs, to go on with. */
import { html } from "../../vendor/preact.js";
import { say } from "../../common/labels.js";
import { useAnswer } from "./rules.js";

/** When a game was begun, as this browser's people write it. */
function local(started, language) {
  const own = navigator.languages.find((one) => one.startsWith(language)) ?? language;
  return new Date(started.replace(" ", "T")).toLocaleString(own, {
    dateStyle: "medium",
    timeStyle: "short",
  });
}

export function Games({ connection, close, replay, screen }) {
  const [answer, again] = useAnswer(connection, { t: "games" });
  const games = answer?.games ?? [];
  const ask = (message, then) =>
    connection.ask(message).then((done) => done?.t === "done" && then());
  return html`
    <div class="games">
      ${answer?.games &&
      !games.length &&
      html`
        <p>${say("no-games")}</p>
      `}
      <ul>
        ${games.map(
          (game) => html`
            <li key=${game.number}>
              <p>
                <b>${say("game-number", { number: game.number })}</b>
                ${` ${game.title}: ${game.seats.join(", ")}`}
                <br />
                <span class="soft">
                  <time datetime=${game.started}>${local(game.started, connection.language)}</time>
                  ${` · ${game.state_text}`}
                </span>
              </p>
              <div class="doings">
                ${replay &&
                game.replay &&
                html`
                  <button
                    type="button"
                    data-do="replay"
                    onClick=${() => (replay(game.number), close())}
                  >
                    ${say("replay")}
                  </button>
                `}
                ${game.url &&
                html`
                  <a class="button" href=${game.url} download>${say("download")}</a>
                `}
                ${screen &&
                game.state === "open" &&
                !game.playing &&
                html`
                  <button
                    type="button"
                    onClick=${() => ask({ t: "resume", game: game.number }, close)}
                  >
                    ${say("resume")}
                  </button>
                  <button
                    type="button"
                    onClick=${() => ask({ t: "discard", game: game.number }, again)}
                  >
                    ${say("discard")}
                  </button>
                `}
              </div>
            </li>
          `,
        )}
      </ul>
    </div>
  `;
}
