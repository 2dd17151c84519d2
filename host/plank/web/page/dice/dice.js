/** The four dice in their wells, each a button that chooses it to be thrown again. */
import { html } from "../vendor/preact.js";
import { Die } from "./die.js";
import { say } from "../common/labels.js";

const ROLLING = 5; // what a die in the air is drawn as

/** @param {DiePicture} die */
function inWords({ covered, rest, shows }) {
  if (covered) return say("die-covered");
  if (rest !== "flat") return say(`rest-${rest}`);
  return typeof shows === "number" ? String(shows) : say(`face-${shows}`);
}

/** @param {DiePicture} die @param {Face | "held" | null} held */
function drawnFace({ rest, shows, face }, held) {
  if (held === "held" || (!held && rest === "rolling")) return ROLLING;
  return held || (rest === "empty" ? null : (shows ?? face));
}

/** @param {DiceProps} props */
export const Dice = ({ picture, chosen, choose, reach }) =>
  picture.dice.length > 0 &&
  html`
    <div class="dice" role="group" aria-label=${say("dice")}>
      ${picture.dice.map((die, at) => {
        const lamp = picture.lamps.at(at - 4) ?? ".";
        const held = reach?.inHand(at);
        const picked = chosen.includes(at);
        const state = [held ? "held" : die.rest, die.covered && "covered", picked && "chosen"];
        return html`
          <div
            key=${at}
            class=${`well well-${lamp.toLowerCase()}${/[A-Z]/.test(lamp) ? " blink" : ""}`}
          >
            <button
              type="button"
              class=${["die", ...state].filter(Boolean).join(" ")}
              aria-pressed=${String(picked)}
              aria-disabled=${String(!choose)}
              aria-label=${say("die-named", { die: at + 1, shows: inWords(die) })}
              onClick=${() => choose?.(at)}
              ...${reach?.die(at)}
            >
              <span class="tumble"><${Die} face=${drawnFace(die, held)} /></span>
              ${die.covered &&
              html`
                <span class="cloth" aria-hidden="true"></span>
              `}
            </button>
            <span class="die-says" aria-hidden="true">
              ${picked
                ? say("die-again")
                : die.covered || die.rest !== "flat"
                  ? inWords(die)
                  : at + 1}
            </span>
          </div>
        `;
      })}
    </div>
  `;
