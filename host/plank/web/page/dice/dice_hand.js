/** A hand for dice: it picks them up, throws them, lays them back, or leaves one on its edge. */

const MOVED = 6; // pixels after which a press is a drag
const FLICK = 0.5; // pixels a ms: faster than that is a throw, wherever it ends
const LOOK_BACK = 90; // ms over which the speed is measured

export class DiceHand {
  /** @param {(command: object) => void} send @param {() => void} redraw */
  constructor(send, redraw) {
    this.send = send;
    this.redraw = redraw;
    this.held = /** @type {number[]} */ ([]);
    this.faces = /** @type {any[]} */ ([]);
    this.pick = (die) => [die];
    this.trace = /** @type {{x: number, y: number, ms: number}[]} */ ([]);
    this.dragged = false;
    this.reach = this.reach.bind(this);
    this.inHand = this.inHand.bind(this);
  }

  /** @param {number} die */
  inHand(die) {
    return this.held.includes(die) ? (this.faces[die] ?? "held") : null;
  }

  /** What makes a die one that can be picked up. @param {number} die */
  reach(die) {
    return {
      onPointerDown: (event) => {
        if (event.button) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        this.dragged = false;
        this.trace = [mark(event)];
      },
      onPointerMove: (event) => this.trace.length && event.buttons && this.drag(event, die),
      onPointerUp: (event) => this.dragged && this.release(event, die),
      onPointerCancel: () => this.letGo(),
      onClickCapture: (event) => this.dragged && (event.stopPropagation(), event.preventDefault()),
    };
  }

  /** @param {number} die */
  drag(event, die) {
    const [start] = this.trace;
    const at = mark(event);
    this.trace.push(at);
    const [dx, dy] = [at.x - start.x, at.y - start.y];
    if (!this.dragged && Math.hypot(dx, dy) < MOVED) return;
    if (!this.dragged) {
      this.dragged = true;
      this.held = this.pick(die);
      this.send({ do: "hold", dice: this.held });
      this.redraw();
    }
    for (const one of this.buttons(event))
      one.style.transform = `translate(${dx}px, ${dy}px) rotate(${dx / 9}deg)`;
  }

  /** @returns {HTMLElement[]} */
  buttons(event) {
    const wells = [...event.currentTarget.closest(".dice").querySelectorAll(".die")];
    return this.held.map((die) => wells[die]);
  }

  /** @param {number} die */
  release(event, die) {
    const end = mark(event);
    const from = this.trace.find((one) => end.ms - one.ms < LOOK_BACK) ?? end;
    const speed = Math.hypot(end.x - from.x, end.y - from.y) / Math.max(1, end.ms - from.ms);
    const tray = event.currentTarget.closest(".dice").getBoundingClientRect();
    const over = end.x > tray.left && end.x < tray.right && end.y > tray.top && end.y < tray.bottom;
    const buttons = this.buttons(event);
    for (const one of buttons) one.style.transform = "";
    if (!over || speed > FLICK) this.send({ do: "throw", dice: this.held });
    else if (buttons.some((one) => within(one.getBoundingClientRect(), end))) this.layBack();
    else this.send({ do: "cock", die }); // on the rim between two wells
    this.letGo();
  }

  layBack() {
    for (const die of this.held)
      this.send(
        this.faces[die] ? { do: "set", die, face: this.faces[die] } : { do: "throw", dice: [die] },
      );
  }

  letGo() {
    this.held = [];
    this.trace = [];
    this.redraw();
  }
}

/** @param {PointerEvent} event */
const mark = (event) => ({ x: event.clientX, y: event.clientY, ms: event.timeStamp });

/** @param {DOMRect} box @param {{x: number, y: number}} at */
const within = (box, at) =>
  at.x > box.left && at.x < box.right && at.y > box.top && at.y < box.bottom;
