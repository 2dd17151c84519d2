/** The page, for the big screen and for phones: each role has its own modules. */
import { html, render } from "./vendor/preact.js";
import { Line } from "./common/line.js";
import { dress, fromAddress, keepSeat, settle, token, wish } from "./common/pass.js";
import { learn } from "./common/words.js";

const KEPT = 60; // announcements

const VIEWS = {
  screen: () => import("./screen/screen.js"),
  seat: () => import("./phone/seat.js"),
  watcher: () => import("./phone/watcher.js"),
};

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

function draw() {
  if (drawn || !view || !now.state || !now.who) return;
  drawn = true;
  requestAnimationFrame(() => {
    drawn = false;
    document.body.dataset.count = String(now.state.picture?.count ?? 0);
    render(
      html`
        <${view} ...${now} line=${line} again=${draw} />
      `,
      /** @type {Element} */ (document.getElementById("page")),
    );
  });
}

/** @param {Welcome} who */
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

const speaker = () => (now.who?.role === "screen" ? "screen" : "phones");

const sounds = (use) => import("./common/sounds.js").then(use);

/** @param {ServerMessage} message */
function heard(message) {
  if (message.t === "welcome") return welcome(message);
  if (message.t === "seated") return keepSeat(message.token);
  if (message.t === "refused") now.refused = message.text;
  if (message.t === "done") now.refused = "";
  if (message.t === "world") now.world = message.world;
  if (message.t === "announcement") {
    now.announcements = [...now.announcements, message].slice(-KEPT);
    if (now.state?.voice.speaker === speaker()) sounds((made) => made.play(message, now.state));
  }
  if (message.t === "say" || message.t === "hush") sounds((made) => made.hear(message, line));
  draw();
}

dress();
if (!location.hash) VIEWS[token() ? "seat" : "watcher"]();
fromAddress();
const line = new Line({
  heard,
  whole: (state) => (now.state = state) && draw(),
  up: (up) => (now.up = up) || draw(),
});
line.language = wish("language") ?? navigator.language.slice(0, 2);
let learned = learn(line.language);
