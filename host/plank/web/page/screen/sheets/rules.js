/** The rules page: each game in short, its switches with their rulings in plain words. */
import { html, useEffect, useState } from "../../vendor/preact.js";
import { say } from "../../common/labels.js";

/** Ask the server once, and again when the language changes. @param {object} message */
export function useAnswer(connection, message) {
  const [answer, set] = useState(null);
  const again = () => connection.ask(message).then(set);
  useEffect(() => void again(), [JSON.stringify(message), connection.language]);
  return /** @type {[any, () => void]} */ ([answer, again]);
}

/** What a switch may be, in words. */
const choices = (one) =>
  one.words ? one.words.map((word) => word.label).join(" / ") : one.allowed;

/** A switch's value in words. */
function told(one, value) {
  if (one.kind === "yesno") return say(value ? "yes" : "no");
  if (value === null || value === undefined)
    return say(one.kind === "names" ? "default-symbols" : "no-limit");
  return (
    one.words?.find((word) => word.value === value)?.label ??
    (Array.isArray(value) ? value.join(", ") : String(value))
  );
}

export function Rules({ connection, state }) {
  const [answer] = useAnswer(connection, { t: "rules" });
  const { picture } = state;
  const here = (game, one) =>
    picture?.game === game.name &&
    one.name in picture.rules &&
    html`
      ${", "}
      <b>${say("in-this-game", { value: told(one, picture.rules[one.name]) })}</b>
    `;
  return html`
    <div class="rules">
      ${answer?.games?.map(
        (game) => html`
          <article key=${game.name}>
            <h3>${game.title}</h3>
            ${game.summary.split("\n").map(
              (part) => html`
                <p>${part}</p>
              `,
            )}
            <h4>${say("switches")}</h4>
            <dl>
              ${game.switches.map(
                (one) => html`
                  <div key=${one.name}>
                    <dt>
                      ${one.label}${" "}
                      <small>${say("ruling", { ruling: one.ruling })}</small>
                    </dt>
                    <dd>
                      ${one.meaning}${" "}
                      <span class="soft">(${choices(one)})</span>
                      <br />
                      ${say("default-is", { value: told(one, one.default) })}${here(game, one)}
                    </dd>
                  </div>
                `,
              )}
            </dl>
          </article>
        `,
      )}
    </div>
  `;
}
