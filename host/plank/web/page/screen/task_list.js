/** Whose turn it is, and what to do now. */
import { html } from "../vendor/preact.js";
import { say } from "../common/labels.js";
export function Todo({ state, refused }) {
  const { picture, todo } = state;
  const seat = picture.turn === null ? null : picture.seats[picture.turn];
  const [first, ...more] = todo;
  return html`
    <section class=${`todo panel${more.length > 1 ? " full" : ""}`} aria-label=${say("now")}>
      <p class=${`whose lane-${picture.turn ?? "none"}`}>
        ${seat
          ? say("turn-of", { name: seat.name })
          : say(picture.winner === null ? "no-turn" : "winner", {
              name: picture.seats[picture.winner]?.name,
            })}
        ${picture.dice.some((die) => die.face !== null) &&
        html`
          <b class="total">${say("total", { total: picture.total })}</b>
        `}
        ${picture.free > 0 &&
        html`
          <span class="free">${say("free", { free: picture.free })}</span>
        `}
      </p>
      <p class="first">${first?.text ?? ""}</p>
      ${more.map(
        (one) => html`
          <p class="more">${one.text}</p>
        `,
      )}
      <p class="refused" role="alert">${refused}</p>
    </section>
  `;
}
