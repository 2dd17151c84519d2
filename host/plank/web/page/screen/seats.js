/** The seats: pirate, name, where it stands, coins, place; and the bank. */
import { html } from "../vendor/preact.js";
import { say } from "../common/labels.js";
import { standing } from "../phone/small_plank.js";
import { Pirate, letters } from "../common/pirate.js";
export function Coins({ coins, most }) {
  const drawn = Math.min(coins, most);
  return html`
    <span class="coins" role="img" aria-label=${say("coins", { coins })}>
      ${Array.from(
        { length: drawn },
        (_, at) => html`
          <i key=${at} class="coin"></i>
        `,
      )}
      <b aria-hidden="true">${coins}</b>
    </span>
  `;
}
export function Seats({ state }) {
  const { picture } = state;
  const signs = letters(picture.seats.map((seat) => seat.name));
  return html`
    <section class="seats panel" aria-label=${say("players")}>
      <ul>
        ${picture.seats.map(
          (seat, at) => html`
            <li
              key=${at}
              class=${`seat lane-${at}${picture.turn === at ? " acting" : ""}${seat.fallen ? " fallen" : ""}`}
            >
              <svg class="portrait" viewBox="-32 -84 64 92" aria-hidden="true">
                <${Pirate} lane=${at} letter=${signs[at]} />
              </svg>
              <span class="name" title=${seat.name}>${seat.name}</span>
              <span class="stands">${standing(seat)}</span>
              ${state.seats[at] &&
              html`
                <span
                  class=${`phone ${state.seats[at].here ? "here" : state.seats[at].taken ? "away" : ""}`}
                  title=${state.seats[at].here
                    ? say("phone-here")
                    : state.seats[at].taken
                      ? say("phone-away")
                      : ""}
                ></span>
              `}
              ${seat.coins !== null &&
              html`
                <${Coins} coins=${seat.coins} most=${3} />
              `}
            </li>
          `,
        )}
      </ul>
      ${picture.bank !== null &&
      html`
        <p class="bank">
          ${say("bank")}
          <${Coins} coins=${picture.bank} most=${8} />
        </p>
      `}
    </section>
  `;
}
