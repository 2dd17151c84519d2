/** What can be done now, as messages to the server: the same for buttons, keys and phones. */
import { say } from "./labels.js";

/** @type {(what: object) => ClientMessage} */
const act = (what) => ({ t: "act", act: what });
/** @type {typeof act} */
const hands = (what) => ({ t: "hands", do: what });

/** @param {Task[]} todo */
export const misplaced = (todo) => todo.filter((one) => one.task === "carry-pirate");

/**
 * The command that the table waits for; null leaves it to the players.
 * @param {Picture} picture @param {Task[]} todo
 */
export function asked({ moves }, todo) {
  const [move] = [...misplaced(todo), ...moves.map(([lane, place]) => ({ lane, place }))];
  if (move) return { do: "put", lane: move.lane, place: move.place };
  for (const one of todo) {
    if (one.task === "lay-die") return { do: "set", die: one.die, face: one.face };
    if (one.task === "throw-dice") return { do: "throw", dice: one.dice };
  }
  return null;
}

/** A pirate's name, its lane where nobody plays it. @param {Picture} picture @param {number} lane */
export const named = ({ seats }, lane) => seats[lane]?.name ?? say("lane", { lane: lane + 1 });

/** @param {any} work */
function keyOf({ do: what, place }) {
  if (what === "throw") return "do-throw";
  if (what === "set") return "do-lay-back";
  return place ? "do-carry" : place === 0 ? "do-carry-ship" : "do-carry-off";
}

/**
 * What `seat`, or with `all` anybody, may do now, the likeliest first.
 * @param {State} state @param {number | null} seat @param {number[]} chosen @returns {Action[]}
 */
export function offers(state, seat, chosen, all = false) {
  const { picture, table, todo } = state;
  if (!picture || picture.phase === "paused" || picture.phase === "aborted") return [];
  const offered = /** @type {Action[]} */ ([]);
  const mine = seat !== null && picture.turn === seat;
  const work = /** @type {any} */ (table.simulated && asked(picture, todo));
  if (work && (mine || work.lane === seat || (all && work.do === "put"))) {
    const args = { name: named(picture, work.lane), space: work.place, die: work.die + 1 };
    offered.push({ key: keyOf(work), args, send: hands(work), first: true });
  }
  if (mine) offered.push(...turn(state, picture, seat, chosen, Boolean(work)));
  if (!table.simulated && misplaced(todo).some(({ lane }) => mine || all || lane === seat))
    offered.push({ key: "do-place", ask: "place" });
  if (picture.choices.give.some((one) => all || one === seat))
    offered.push({ key: "do-give", ask: "give" });
  return offered;
}

/** @param {State} state @param {Picture} picture @param {number} seat @param {number[]} chosen @param {boolean} busy */
function turn(state, picture, seat, chosen, busy) {
  const { choices, dice } = picture;
  const real = !state.table.simulated;
  const some = chosen.length > 0 && !busy;
  const byEye = real || chosen.every((die) => dice[die].by_hand);
  const [die, ...others] = choices.cover.filter((one) => chosen.includes(one));
  const offered = /** @type {Action[]} */ ([]);
  if (choices.enter || (real && choices.missing.length) || (byEye && some))
    offered.push({ key: "do-enter", ask: "enter", first: choices.enter || !real });
  if (choices.rethrow && some && !byEye) {
    const send = hands({ do: "throw", dice: chosen });
    offered.push({ key: "do-rethrow", args: { count: chosen.length }, send, first: true });
  }
  if (choices.stand && !busy) offered.push({ ...standing(state, picture, seat), first: !some });
  if (choices.pay)
    offered.push({ key: choices.offered ? "do-keep" : "do-pay", send: act({ act: "pay", seat }) });
  if (die !== undefined && !others.length)
    offered.push({
      key: "do-cover",
      args: { die: die + 1 },
      send: act({ act: "cover", seat, die }),
    });
  return offered;
}

/** @param {Task[]} todo @returns {any} */
const standTask = (todo) => todo.find(({ task }) => task === "stand");

/** @param {State} state @param {Picture} picture @param {number} seat @returns {Action} */
function standing(state, picture, seat) {
  const [space, ...others] = picture.choices.targets;
  if (others.length) return { key: "do-stand", ask: "stand" };
  if (space) return { key: "do-move", args: { space }, send: standOn(state, seat, space) };
  const falls = picture.total && standTask(state.todo)?.falls !== false;
  return { key: falls ? "do-fall" : "do-stay", send: act({ act: "stand", seat }) };
}

/**
 * By hand where the table will see it, else by saying so.
 * @param {State} state @param {number} seat @param {number} space
 */
export function standOn({ picture, table, todo }, seat, space) {
  const seen = picture?.seats[seat].seen.length && !picture.moves.length;
  return table.simulated && seen && standTask(todo)?.sensed !== false
    ? hands({ do: "put", lane: seat, place: space })
    : act({ act: "stand", seat, space });
}
