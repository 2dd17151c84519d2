// @ts-check
/**
 * The line to the server: says hello, keeps the state whole, comes back after sleep and silence.
 * What is heard is passed to `heard(message)`; the state to `whole(state)`.
 */
import { changed } from "./changes.js";
import { newTab, tab, token } from "./pass.js";
import { say } from "./words.js";

const PROTOCOL = 1;
const ALIVE = 10_000; // ms between two signs of life
const SILENCE = 25_000; // ms without a word after which the line counts as dead
const DEAF = 5_000; // ms without an answer after which it does too
const WAITS = [500, 1000, 2000, 4000, 5000]; // ms before coming back
const OTHER_PROTOCOL = 4002;
const REPLACED = 4003;

export class Line {
  constructor(ears) {
    this.ears = ears;
    this.state = null;
    this.n = -1;
    this.asked = this.last = 0;
    this.tries = 0;
    this.waiting = new Map();
    this.language = "";
    setInterval(() => this.beat(), ALIVE);
    for (const woken of ["visibilitychange", "online", "pageshow", "focus"])
      addEventListener(woken, () => this.beat(), true);
    this.socket = this.open();
  }

  open() {
    clearTimeout(this.timer);
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/line`);
    this.socket = socket;
    this.last = Date.now();
    socket.onopen = () => {
      const known = token();
      const hello = { t: "hello", protocol: PROTOCOL, tab: tab() };
      this.send({
        ...hello,
        ...(known && { token: known }),
        ...(this.language && { language: this.language }),
      });
    };
    socket.onmessage = (event) => socket === this.socket && this.hear(JSON.parse(event.data));
    socket.onclose = (event) => socket === this.socket && this.lost(event.code);
    return socket;
  }

  lost(code) {
    this.down();
    if (code === OTHER_PROTOCOL) return setTimeout(() => location.reload(), 5000);
    if (code === REPLACED) newTab(); // a copy of this tab took its name
    this.timer = setTimeout(() => this.open(), WAITS[Math.min(this.tries++, WAITS.length - 1)]);
  }

  down() {
    this.ears.up(false);
    for (const answer of this.waiting.values()) answer(this.unsent());
    this.waiting.clear();
  }

  unsent() {
    const refused = { t: "refused", text: say("no-answer") };
    this.ears.heard(refused);
    return refused;
  }

  /** Give a sign of life; a line that died in sleep is opened anew at once. */
  beat() {
    if (document.visibilityState === "hidden") return;
    if (this.socket.readyState <= WebSocket.OPEN && Date.now() - this.last < SILENCE)
      this.send({ t: "alive" });
    else this.renew();
  }

  renew() {
    this.socket.onclose = null;
    this.socket.close();
    this.down();
    this.open();
  }

  hear(message) {
    this.last = Date.now();
    if (message.t === "whole") this.take(message.n, message.state);
    else if (message.t === "change") {
      if (message.of === this.n) this.take(message.n, changed(this.state, message.set));
      else this.send({ t: "whole" });
    } else if (message.t === "alive") {
      if (message.n !== this.n) this.send({ t: "whole" });
    } else {
      const answer = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      answer?.(message);
      this.ears.heard(message);
    }
  }

  take(n, state) {
    this.tries = 0;
    this.n = n;
    this.state = state;
    this.ears.up(true);
    this.ears.whole(state);
  }

  send(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Send a message and wait for its answer; a refusal when the line is down or nothing comes back. */
  ask(message) {
    if (this.socket.readyState !== WebSocket.OPEN) return Promise.resolve(this.unsent());
    const id = ++this.asked;
    setTimeout(() => this.waiting.has(id) && this.renew(), DEAF);
    this.send({ ...message, id });
    return new Promise((answer) => this.waiting.set(id, answer));
  }
}
