/** The page, for the big screen and for phones: each role has its own modules. */
import { html, render } from "./vendor/preact.js";
import { Connection } from "./common/connection.js";
import {
  applyTheme,
  tokenFromAddress,
  keepSeat,
  keepTokenOf,
  token,
  preference,
} from "./common/browser_storage.js";
import { loadLabels } from "./common/labels.js";

const KEPT = 60; // announcements

const VIEWS = {
  screen: () => import("./screen/screen.js"),
  seat: () => import("./phone/seat_page.js"),
  watcher: () => import("./phone/watcher_page.js"),
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
        <${view} ...${now} connection=${connection} again=${draw} />
      `,
      /** @type {Element} */ (document.getElementById("page")),
    );
  });
}

/** @param {Welcome} who */
async function welcome(who) {
  keepTokenOf(who.role);
  if (who.why) keepSeat(null);
  if (who.language !== connection.language) labelsLoaded = loadLabels(who.language);
  connection.language = who.language;
  const module = VIEWS[who.second ? "seat" : who.role]();
  view = Object.values(await module)[0];
  await labelsLoaded;
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
  if (message.t === "say" || message.t === "hush") sounds((made) => made.hear(message, connection));
  draw();
}

applyTheme();
if (!location.hash) VIEWS[token() ? "seat" : "watcher"]();
tokenFromAddress();
const connection = new Connection({
  heard,
  whole: (state) => (now.state = state) && draw(),
  up: (up) => (now.up = up) || draw(),
});
connection.language = preference("language") ?? navigator.language.slice(0, 2);
let labelsLoaded = loadLabels(connection.language);
