/** Sitting down: pick a free pirate, name it where the game is being set up. */
import { html, useState } from "../vendor/preact.js";
import { Pirate, letters } from "../common/pirate.js";
import { preference } from "../common/browser_storage.js";
import { kindName, say } from "../common/labels.js";

/** @param {PageProps} props */
export function Join({ state, connection }) {
  const named = preference("name") ?? "";
  const [name, setName] = useState(named);
  const [wrong, complain] = useState("");
  const signs = letters(state.seats.map((seat) => seat.name));
  const free = state.seats.some((seat) => seat.free);
  const sit = async (seat) => {
    preference("name", name);
    const told = await connection.ask({
      t: "join",
      seat,
      ...(state.draft && name.trim() && { name: name.trim() }),
    });
    complain(told?.t === "refused" ? told.text : "");
  };
  return html`
    <section class="join panel" aria-label=${say("sit-down")}>
      <h2>${say(free ? "sit-down" : "watching")}</h2>
      ${state.draft &&
      free &&
      html`
        <label class="your-name">
          ${say("your-name")}
          <input
            value=${name}
            maxlength="20"
            autocomplete="nickname"
            onInput=${(event) => setName(event.target.value)}
          />
        </label>
      `}
      ${free &&
      html`
        <p>${say("pick-pirate")}</p>
      `}
      <ul class="crew">
        ${state.seats.map(
          (seat, at) => html`
            <li key=${at}>
              <button
                type="button"
                class=${`lane-${at}`}
                data-seat=${at}
                disabled=${!seat.free}
                onClick=${() => sit(at)}
              >
                <svg class="portrait" viewBox="-32 -84 64 92" aria-hidden="true">
                  <${Pirate} lane=${at % 6} letter=${signs[at]} />
                </svg>
                <span>
                  ${seat.name || say("seat", { seat: at + 1 })}
                  <small>
                    ${seat.free
                      ? say("seat-free")
                      : seat.kind === "human"
                        ? say("seat-taken")
                        : kindName(seat.kind)}
                  </small>
                </span>
              </button>
            </li>
          `,
        )}
      </ul>
      <p class="refused" role="alert">${wrong}</p>
    </section>
  `;
}
