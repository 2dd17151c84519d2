/** Small sounds of what happens, and sentences spoken by this page when it is asked to. */

const SOUNDS = {
  thrown: "throw",
  earned: "coin",
  gave: "coin",
  covered: "coin",
  fell: "fall",
  won: "win",
};
let speech = /** @type {HTMLAudioElement | null} */ (null);

/** @param {string} url @param {() => void} [ended] */
function sound(url, ended) {
  const audio = new Audio(url);
  audio.onended = () => ended?.();
  audio.onerror = () => ended?.();
  audio.play().catch(() => ended?.()); // browsers are silent until the page was touched once
  return audio;
}

/** Play the sound of the first event that has one. */
export function play(told, state) {
  if (state.voice.muted) return;
  const names = told.events.map((one) => SOUNDS[/** @type {"fell"} */ (one.event)]);
  const name = names.reverse().find((one) => state.sounds.includes(one));
  if (name) sound(`/sounds/${name}.wav`);
}

/** @param {{send: (message: object) => void}} connection */
export function hear(message, connection) {
  if (message.t !== "say" && message.t !== "hush") return;
  if (speech) speech.onended = null;
  speech?.pause();
  speech =
    message.t === "say"
      ? sound(message.url, () => connection.send({ t: "played", say: message.say }))
      : null;
}
