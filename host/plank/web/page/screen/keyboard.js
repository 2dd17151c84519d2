/** One key an act, the same keys as at the terminal. They work wherever nothing is being typed. */
import { offers } from "../common/actions.js";

const DOES = {
  t: ["do-throw", "do-rethrow"],
  p: ["do-pay", "do-keep"],
  c: ["do-cover"],
  s: ["do-move", "do-stay", "do-fall", "do-stand"],
  m: ["do-carry", "do-carry-ship", "do-carry-off", "do-place"],
  g: ["do-give"],
  e: ["do-enter"],
};
const ACTS = { u: { act: "take back" }, r: { act: "repeat" } };

/** @param {EventTarget | null} at */
const typing = (at) => at instanceof Element && at.closest("input, select, textarea, dialog");
/** @param {EventTarget | null} at */
const pressing = (at) => at instanceof Element && at.closest("button, a, summary, [role=button]");

/**
 * @param {KeyboardEvent} event
 * @param {{state: State, seat: number | null, chosen: Chosen, send: Send}} now
 */
export function press(event, { state, seat, chosen, send }) {
  if (event.ctrlKey || event.altKey || event.metaKey || typing(event.target) || !state.picture)
    return;
  const key = event.key.toLowerCase();
  const go = key === " " || key === "enter";
  if (go && pressing(event.target)) return;
  if ("1234".includes(key)) chosen.toggle?.(Number(key) - 1);
  else if (key === "n") /** @type {any} */ (document.querySelector("[data-do=new]"))?.click();
  else if (key in ACTS) send({ t: "act", act: ACTS[/** @type {"u"} */ (key)] });
  else if (go || key in DOES) {
    const offered = offers(state, seat, chosen.dice, true);
    const wanted = go
      ? offered[0]
      : offered.find((one) => DOES[/** @type {"t"} */ (key)].includes(one.key));
    if (wanted?.send) send(wanted.send);
    else if (wanted)
      /** @type {any} */ (document.querySelector(`[data-do="${wanted.key.slice(3)}"]`))?.click();
  } else return;
  event.preventDefault();
}
