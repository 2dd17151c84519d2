/** Letting phones join: the switch, the QR code and the plain address; and who has which seat. */
import { html, useState } from "../../vendor/preact.js";
import { say } from "../../common/labels.js";

/** The small sign that shows how to join, as long as there is a seat to be had. */
export function JoinSign({ state: { lan, seats } }) {
  if (!lan.on || !lan.qr || !seats.some((seat) => seat.free)) return null;
  return html`
    <aside class="join-sign" aria-label=${say("sheet-join")}>
      <img src=${lan.qr} alt=${say("qr-alt")} />
      <p>
        ${say("join-at")}${lan.urls.map(
          (url) => html`
            <b key=${url}>${url}</b>
          `,
        )}
      </p>
    </aside>
  `;
}
export function Join({ state, connection }) {
  const { lan, seats } = state;
  const [ticket, show] = useState(null);
  const replace = (seat) =>
    connection.ask({ t: "ticket", seat }).then((told) => told?.t === "ticket" && show(told));
  return html`
    <div class="join">
      <label>
        <input
          type="checkbox"
          checked=${lan.on}
          disabled=${!lan.possible}
          onChange=${(event) => connection.ask({ t: "lan", on: event.target.checked })}
        />
        ${say("let-phones-join")}
      </label>
      <p class="soft">${lan.text}</p>
      ${lan.qr &&
      html`
        <div class="codes">
          <img class="qr" src=${lan.qr} alt=${say("qr-alt")} />
          <p>
            ${lan.urls.map(
              (url) => html`
                <b class="address">${url}</b>
              `,
            )}
          </p>
        </div>
      `}
      ${ticket &&
      html`
        <div class="codes ticket">
          <img class="qr" src=${ticket.qr} alt=${say("qr-alt")} />
          <p>
            ${say("ticket-for", { name: seats[ticket.seat]?.name })}
            <br />
            <b class="address">${ticket.url}</b>
          </p>
        </div>
      `}
      <ul>
        ${seats.map(
          (seat, at) =>
            seat.kind === "human" &&
            html`
              <li key=${at} class=${`seat-row lane-${at}`}>
                <span>
                  <b>${seat.name}</b>
                  ${" "}
                  <span class="soft">
                    ${say(seat.here ? "phone-here" : seat.taken ? "phone-away" : "phone-none")}
                  </span>
                </span>
                <span class="doings">
                  <button type="button" data-do=${`ticket-${at}`} onClick=${() => replace(at)}>
                    ${say("replace-phone")}
                  </button>
                  ${seat.taken &&
                  html`
                    <button
                      type="button"
                      onClick=${() => connection.ask({ t: "vacate", seat: at })}
                    >
                      ${say("vacate")}
                    </button>
                  `}
                </span>
              </li>
            `,
        )}
      </ul>
    </div>
  `;
}
