/** The connection to the server: keeps the state, comes back after sleep and silence. */
import { newTab, tab, token } from "./browser_storage.js";
import { say } from "./labels.js";

const PROTOCOL = 1;
const ALIVE = 10_000; // ms between signs of life
const SILENCE = 25_000; // ms after which a silent connection is dead
const DEAF = 5_000; // ms to wait for an answer
const WAITS = [500, 1000, 2000, 4000, 5000]; // ms before coming back
const OTHER_PROTOCOL = 4002;
const REPLACED = 4003;

/** Set paths (`picture.dice.0.rest`) in a copy. @param {State} state @param {Record<string, unknown>} set */
function changed(state, set) {
  return Object.entries(set).reduce(
    (whole, [path, value]) => put(whole, path.split("."), value),
    state,
  );
}

/** @type {(part: any, keys: string[], value: unknown) => any} */
function put(part, [key, ...rest], value) {
  const copy = Array.isArray(part) ? [...part] : { ...part };
  copy[key] = rest.length ? put(part[key], rest, value) : value;
  return copy;
}

export class Connection {
  /** @param {{heard(message: any): void, whole(state: State): void, up(up: boolean): void}} listeners */
  constructor(listeners) {
    this.listeners = listeners;
    this.state = /** @type {any} */ (null);
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
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/socket`);
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
    if (code === REPLACED) newTab(); // a copied tab
    this.timer = setTimeout(() => this.open(), WAITS[Math.min(this.tries++, WAITS.length - 1)]);
  }

  down() {
    this.listeners.up(false);
    for (const answer of this.waiting.values()) answer(this.unsent());
    this.waiting.clear();
  }

  unsent() {
    const refused = { t: "refused", text: say("no-answer") };
    this.listeners.heard(refused);
    return refused;
  }

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
      this.listeners.heard(message);
    }
  }

  take(n, state) {
    this.tries = 0;
    this.n = n;
    this.state = state;
    this.listeners.up(true);
    this.listeners.whole(state);
  }

  send(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Resolves to the answer, a refusal where none comes. @param {ClientMessage} message */
  ask(message) {
    if (this.socket.readyState !== WebSocket.OPEN) return Promise.resolve(this.unsent());
    const id = ++this.asked;
    setTimeout(() => this.waiting.has(id) && this.renew(), DEAF);
    this.send({ ...message, id });
    return new Promise((answer) => this.waiting.set(id, answer));
  }
}
