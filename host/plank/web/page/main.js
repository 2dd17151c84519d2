// @ts-check
/** The page: one for everybody. The big screen gets its own modules, everybody else the phone's. */
import { html, render } from "./vendor/preact.js";
import { Line } from "./common/line.js";
import { dress, fromAddress, keepSeat, settle, token, wish } from "./common/pass.js";
import { learn } from "./common/words.js";

const KEPT = 60; // tellings kept on the page

/** Each role has its own modules, so that a phone never loads the big screen's. */
const VIEWS = {
  screen: () => import("./screen/screen.js"),
  seat: () => import("./phone/seat.js"),
  watcher: () => import("./phone/watcher.js"),
};

/** All that is shown. `announcements`: the newest, newest last; `refused`: the answer to the last act. */
const now = /** @type {any} */ ({
  state: null,
  who: null,
  announcements: [],
  refused: "",
  up: false,
  world: null,
});
let view = /** @type {any} */ (null);
let drawn = false;

/** Draw once a frame at most. */
function draw() {
  if (drawn || !view || !now.state || !now.who) return;
  drawn = true;
  requestAnimationFrame(() => {
    drawn = false;
    document.body.dataset.count = String(now.state.picture?.count ?? 0);
    render(
      html`<${view} ...${now} line=${line} again=${draw} />`,
      /** @type {Element} */ (document.getElementById("page")),
    );
  });
}

async function welcome(who) {
  settle(who.role);
  if (who.why) keepSeat(null);
  if (who.language !== line.language) learned = learn(who.language);
  line.language = who.language;
  const module = VIEWS[who.second ? "seat" : who.role]();
  view = Object.values(await module)[0];
  await learned;
  document.querySelector(".waiting")?.remove();
  document.body.className = who.role === "screen" ? "on-screen" : "on-phone";
  Object.assign(now, { who, refused: who.why ?? now.refused });
  draw();
}

/** Which of the voice's speakers this page is. */
const ear = () => (now.who?.role === "screen" ? "screen" : "phones");

/** Fetched when there is something to hear. */
const sounds = (use) => import("./common/sounds.js").then(use);
function heard(message) {
  if (message.t === "welcome") return welcome(message);
  if (message.t === "seated") return keepSeat(message.token);
  if (message.t === "refused") now.refused = message.text;
  if (message.t === "done") now.refused = "";
  if (message.t === "world") now.world = message.world;
  if (message.t === "announcement") {
    now.announcements = [...now.announcements, message].slice(-KEPT);
    if (now.state?.voice.speaker === ear()) sounds((made) => made.play(message, now.state));
  }
  if (message.t === "say" || message.t === "hush") sounds((made) => made.hear(message, line));
  draw();
}

dress();
if (!location.hash) VIEWS[token() ? "seat" : "watcher"](); // likely wanted: fetched meanwhile
fromAddress();
const line = new Line({
  heard,
  whole: (state) => (now.state = state) && draw(),
  up: (up) => (now.up = up) || draw(),
});
line.language = wish("language") ?? navigator.language.slice(0, 2);
let learned = learn(line.language);
