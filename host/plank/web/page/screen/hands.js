/** Hands at the virtual table: they take pirates and dice, and tell the simulated world of it, never the rules. */
import { say } from "../common/labels.js";
import { DiceHand } from "../dice/dice_hand.js";

const MOVED = 5; // pixels after which a press is a drag
const SETTLED = 900; // ms in which the table sees what was put down

/** @typedef {object} Held
 * @property {number} lane
 * @property {[number, number]} at   in the scene
 * @property {Place} [over]   the place under it
 * @property {Place} from
 * @property {boolean} lifted   by the pointer
 * @property {number} x   where the pointer took it
 * @property {number} y
 */

export class Hands {
  /** @param {(command: object) => void} send @param {() => void} redraw */
  constructor(send, redraw) {
    this.send = send;
    this.redraw = redraw;
    this.held = /** @type {Held | null} */ (null);
    this.scene = /** @type {{current: any}} */ ({ current: null });
    this.to = /** @type {import("./scene/geometry.js").Geometry | null} */ (null);
    this.spaces = 20;
    this.spoken = "";
    this.dice = new DiceHand(send, redraw);
    this.die = this.dice.reach;
    this.inHand = this.dice.inHand;
  }

  /** What makes a pirate movable. @param {number} lane @param {number | null} place @param {string} name */
  pirate(lane, place, name) {
    return {
      tabIndex: 0,
      role: "button",
      "aria-label": name,
      "aria-description": say("pirate-keys"),
      "data-lane": lane,
      onPointerDown: (event) => this.take(event, lane, place),
      onPointerMove: (event) => this.carry(event, lane),
      onPointerUp: () => this.release(lane),
      onPointerCancel: () => this.drop(),
      onDblClick: () => this.send({ do: "bump", lane }),
      onKeyDown: (event) => this.key(event, lane, place),
      onBlur: () => this.held?.lane === lane && !this.held.lifted && this.drop(),
    };
  }

  /** @param {PointerEvent} event @returns {[number, number]} */
  point(event) {
    const svg = this.scene.current;
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(
      svg.getScreenCTM().inverse(),
    );
    return [at.x, at.y];
  }

  /** @param {PointerEvent} event @param {number} lane @param {number | null} place */
  take(event, lane, place) {
    if (event.button) return;
    /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
    this.held = {
      lane,
      at: this.point(event),
      from: place,
      lifted: false,
      x: event.clientX,
      y: event.clientY,
    };
  }

  /** @param {PointerEvent} event @param {number} lane */
  carry(event, lane) {
    const held = this.held;
    if (held?.lane !== lane || !event.buttons) return;
    if (!held.lifted && Math.hypot(event.clientX - held.x, event.clientY - held.y) < MOVED) return;
    if (!held.lifted) this.send({ do: "lift", lane });
    const at = this.point(event);
    this.held = { ...held, lifted: true, at, over: this.to?.place(...at) ?? null };
    this.redraw();
  }

  /** @param {number} lane */
  release(lane) {
    const held = this.held;
    if (held?.lane !== lane || !held.lifted) return this.drop();
    this.put(lane, held.over ?? null);
  }

  /** Put a pirate down, and show it there until the table has seen it. @param {number} lane @param {Place} place */
  put(lane, place) {
    this.send({ do: "put", lane, place });
    const down = /** @type {Held} */ ({
      lane,
      from: place,
      lifted: true,
      x: 0,
      y: 0,
      at: place === null ? this.held?.at : this.to?.spot(place, lane),
    });
    this.held = down;
    setTimeout(() => this.held === down && this.drop(), SETTLED);
    this.redraw();
  }

  drop() {
    this.held = null;
    this.redraw();
  }

  /** @param {KeyboardEvent} event @param {number} lane @param {number | null} place */
  key(event, lane, place) {
    const over = this.held?.lane === lane ? (this.held.over ?? null) : place;
    const next = this.next(event.key, over);
    if (next !== undefined) this.over(lane, next, place);
    else if (event.key === "Enter" || event.key === " ")
      this.held?.lane === lane && this.put(lane, over);
    else if (event.key === "Escape") this.drop();
    else if (event.key === "b") this.send({ do: "bump", lane });
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** The place that a key leads to; undefined for other keys. @param {string} key @param {Place} over */
  next(key, over) {
    const out = key === "ArrowRight" || key === "ArrowDown";
    if (key === "Home") return 0;
    if (key === "End") return 1;
    if (key === "Delete") return null;
    if (!out && key !== "ArrowLeft" && key !== "ArrowUp") return undefined;
    if (over === null) return out ? this.spaces : 0;
    if (out) return over === 0 ? this.spaces : Math.max(1, over - 1);
    return over === this.spaces || over === 0 ? 0 : over + 1;
  }

  /** @param {number} lane @param {number | null} over @param {number | null} from */
  over(lane, over, from) {
    const at =
      over === null
        ? /** @type {[number, number]} */ ([(this.to?.width ?? 0) / 2, (this.to?.height ?? 0) - 60])
        : this.to?.spot(over, lane);
    this.held = { lane, over, from, lifted: false, x: 0, y: 0, at: at ?? [0, 0] };
    this.spoken =
      over === null ? say("over-sea") : over ? say("space", { space: over }) : say("over-ship");
    this.redraw();
  }
}
