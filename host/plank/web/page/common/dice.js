// @ts-check
/** The four dice in their wells, each a button that chooses it to be thrown again. */
import { html } from "../vendor/preact.js";
import { Face } from "./die.js";
import { say } from "./words.js";
function told(die) {
  if (die.covered) return say("die-covered");
  if (die.rest === "flat")
    return typeof die.shows === "number" ? String(die.shows) : say(`face-${die.shows}`);
  return say(`rest-${die.rest}`);
}
export function Dice({ picture, chosen, choose, reach }) {
  return html`<div class="dice" role="group" aria-label=${say("dice")}>
    ${picture.dice.map((die, at) => {
      const lamp = picture.lamps.at(at - 4) ?? ".";
      const picked = chosen.includes(at);
      const held = reach?.inHand(at);
      const state = `well well-${lamp.toLowerCase()}${lamp > "." && lamp < "a" ? " blink" : ""}`;
      return html`<div key=${at} class=${state}>
        <button
          type="button"
          class=${`die ${held ? "held" : die.rest}${die.covered ? " covered" : ""}${picked ? " chosen" : ""}`}
          aria-pressed=${String(picked)}
          aria-disabled=${String(!choose)}
          aria-label=${say("die-named", { die: at + 1, shows: told(die) })}
          onClick=${() => choose?.(at)}
          ...${reach ? reach.die(at) : {}}
        >
          <span class="tumble"
            ><${Face}
              face=${held ? (held === "held" ? 5 : held) : die.rest === "flat" || die.rest === "cocked" ? (die.shows ?? die.face) : die.rest === "rolling" ? 5 : null}
          /></span>
          ${die.covered && html`<span class="cloth" aria-hidden="true"></span>`}
        </button>
        <span class="die-says" aria-hidden="true"
          >${picked ? say("die-again") : die.covered || die.rest !== "flat" ? told(die) : at + 1}</span
        >
      </div>`;
    })}
  </div>`;
}
