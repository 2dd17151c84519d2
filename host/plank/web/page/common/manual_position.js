/** Where a pirate stands, said by hand where the sensors can't tell it. */
import { html, useState } from "../vendor/preact.js";
import { misplaced, named } from "./actions.js";
import { say } from "./labels.js";

const OFF = "off";

/** A place as the value of an option, and back. @param {Place | undefined} place */
const written = (place) => (place === null ? OFF : String(place));
/** @param {string} value */
const read = (value) => (value === OFF ? null : Number(value));

/** @param {number | null} place */
const told = (place) =>
  say(place === null ? "place-off" : place ? "place-space" : "place-ship", { space: place });

/** Each pirate that may be meant, by its lane, with where it belongs: those that are asked for come first. */
function meant({ picture, todo }, seat, all) {
  const belongs = new Map(misplaced(todo).map(({ lane, place }) => [lane, place]));
  picture.seats.forEach((one, lane) => {
    if ((all || lane === seat) && !belongs.has(lane))
      belongs.set(lane, one.fallen ? null : one.in_ship ? 0 : one.space);
  });
  return belongs;
}

/** Anybody may say that a pirate stands where it is asked for; anything else, the big screen and its own phone. */
function places({ seats, spaces }, lane, own, belongs) {
  if (!own || !seats[lane]) return [belongs];
  return [0, ...Array.from({ length: spaces }, (_, at) => spaces - at), null];
}
export function Place({ state, seat, all, send, close }) {
  const { picture } = state;
  const belongs = meant(state, seat, all);
  const lanes = [...belongs.keys()];
  const [picked, pick] = useState(
    /** @type {{lane: number, place?: number | null}} */ ({ lane: lanes[0] }),
  );
  const lane = belongs.has(picked.lane) ? picked.lane : lanes[0];
  const open = places(picture, lane, all || lane === seat, belongs.get(lane));
  const place =
    picked.lane === lane && picked.place !== undefined && open.includes(picked.place)
      ? picked.place
      : belongs.get(lane);
  const enter = (event) => {
    event.preventDefault();
    send({ t: "act", act: { act: "place", lane, place } });
    close();
  };
  return html`
    <form class="question" onSubmit=${enter}>
      <p>${say("ask-place")}</p>
      <label>
        ${say("place-pirate")}
        <select value=${lane} onChange=${(event) => pick({ lane: Number(event.target.value) })}>
          ${lanes.map(
            (one) => html`
              <option key=${one} value=${one}>${named(picture, one)}</option>
            `,
          )}
        </select>
      </label>
      <label>
        ${say("place-stands")}
        <select
          value=${written(place)}
          onChange=${(event) => pick({ lane, place: read(event.target.value) })}
        >
          ${open.map(
            (one) => html`
              <option key=${written(one)} value=${written(one)}>${told(one)}</option>
            `,
          )}
        </select>
      </label>
      <div class="doings">
        <button class="first">${say("enter")}</button>
        <button type="button" onClick=${close}>${say("cancel")}</button>
      </div>
    </form>
  `;
}
