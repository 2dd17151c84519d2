/** What every phone shows. */
import { html, useEffect, useState } from "../vendor/preact.js";
import { Pirate, letters } from "../common/pirate.js";
import { Announcements } from "../common/announcements.js";
import { say } from "../common/labels.js";
import { Menu } from "./menu.js";
import { SmallPlank } from "./small_plank.js";

export function PhonePage({ mine, play, before, after, ...props }) {
  const { state, refused, up } = props;
  const { picture, todo } = state;
  const [all, draw] = useState(false); // the rest in the next frame
  useEffect(() => draw(true), []);
  return html`
    <${Head} ...${props} mine=${mine} />
    <main class=${`hand${mine ? " mine" : ""}`}>
      <fieldset class="acts" disabled=${!up}>
        ${before}
        ${picture &&
        html`
          <section class="now panel" aria-label=${say("now")}>
            <p class="first" role="status">${todo[0]?.text ?? ""}</p>
            ${todo.slice(1).map(
              (one) => html`
                <p key=${one.text} class="more">${one.text}</p>
              `,
            )}
            <p class="refused" role="alert">${refused}</p>
            ${play}
          </section>
          ${all &&
          html`
            <${SmallPlank} picture=${picture} />
            <${Coins} picture=${picture} />
          `}
        `}
        ${all &&
        html`
          ${after}
          <${Announcements} ...${props} />
          <${Menu} ...${props} />
        `}
      </fieldset>
    </main>
    ${!up &&
    html`
      <p class="lost" role="alert">${say("line-lost")}</p>
    `}
  `;
}

function Head({ state, who, up, mine }) {
  const seat = state.seats[who.seat];
  const { good, text } = up ? state.link : { good: false, text: say("line-lost") };
  return html`
    <header class=${`top lane-${who.seat ?? "none"}`}>
      ${seat &&
      html`
        <svg class="portrait" viewBox="-32 -84 64 92" aria-hidden="true">
          <${Pirate}
            lane=${who.seat % 6}
            letter=${letters(state.seats.map((one) => one.name))[who.seat]}
          />
        </svg>
      `}
      <h1>${seat?.name ?? (state.title || say("title"))}</h1>
      ${!up
        ? html`
            <b class="back-soon">${say("back-soon")}</b>
          `
        : mine &&
          html`
            <b class="your-turn">${say("your-turn")}</b>
          `}
      <span class=${`spot ${good ? "good" : "bad"}`} role="img" aria-label=${text}></span>
    </header>
    ${up &&
    !good &&
    html`
      <p class="cure" role="alert">${text}</p>
    `}
  `;
}

const Coins = ({ picture: { seats, turn } }) => html`
  <ul class="purse" aria-label=${say("players")}>
    ${seats.map(
      (seat, at) => html`
        <li
          key=${at}
          class=${`lane-${at}${seat.fallen ? " fallen" : ""}${turn === at ? " acting" : ""}`}
        >
          <span>${seat.name}</span>
          ${seat.coins !== null &&
          html`
            <span class="coins" role="img" aria-label=${say("coins", { coins: seat.coins })}>
              <i class="coin"></i>
              <b aria-hidden="true">${seat.coins}</b>
            </span>
          `}
        </li>
      `,
    )}
  </ul>
`;
