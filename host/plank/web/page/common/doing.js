/**
 * What can be done now, as messages to the server: the same for buttons, keys and phones.
 * On a simulated table there are hands; at a real one, people's own.
 * Of what is offered, `key` names the phrase, `send` is the message, `ask` a question that comes first.
 */
import { say } from "./labels.js";

const SYMBOL = 6; // as hands know a die's symbol

const act = (what) => ({ t: "act", act: what });
const hands = (what) => ({ t: "hands", do: what });

/** Lines that ask for dice to be thrown, and those that ask for one to be laid as it lay. */
const THROWN = ["throw-all", "throw-dice", "dice-out", "cocked"];
const LAID = ["pay-first", "put-dice-back", "unpaid", "restore-die"];

function laidBack(picture, die) {
  const { face } = picture.dice[die];
  return face === null ? null : { do: "set", die, face: typeof face === "number" ? face : SYMBOL };
}

/** The lines that ask for a pirate. */
export const misplaced = (todo) => todo.filter((one) => one.lane !== undefined);

/** What the table asks of hands next, as a command; null leaves it to the players. */
export function asked(picture, todo) {
  const [move] = [...misplaced(todo), ...picture.moves.map(([lane, place]) => ({ lane, place }))];
  if (move) return { do: "put", lane: move.lane, place: move.place };
  const { key, dice } = todo.find((one) => [...THROWN, ...LAID].includes(one.key)) ?? {};
  if (LAID.includes(key)) return laidBack(picture, dice[0]);
  return key
    ? { do: "throw", dice: todo.flatMap((one) => (one.key === key ? one.dice : [])) }
    : null;
}

/** A pirate by its name; one in a lane that nobody plays by its lane. */
export const named = ({ seats }, lane) => seats[lane]?.name ?? say("lane", { lane: lane + 1 });

function byHand(picture, work) {
  const key =
    work.do === "put"
      ? work.place
        ? "do-carry"
        : work.place === 0
          ? "do-carry-ship"
          : "do-carry-off"
      : work.do === "set"
        ? "do-lay-back"
        : "do-throw";
  const args = { name: named(picture, work.lane), space: work.place, die: work.die + 1 };
  return { key, args, send: hands(work), first: true };
}

/** What `seat`, or with `all` anybody, may do now, the likeliest first. */
export function offers(state, seat, chosen, all = false) {
  const { picture, table } = state;
  const offered = [];
  if (!picture || picture.phase === "paused" || picture.phase === "aborted") return offered;
  const mine = seat !== null && picture.turn === seat;
  const work = table.simulated ? asked(picture, state.todo) : null;
  if (work && (mine || work.lane === seat || (all && work.do === "put")))
    offered.push(byHand(picture, work));
  if (mine) offered.push(...turn(state, seat, chosen, Boolean(work)));
  if (!table.simulated && misplaced(state.todo).some(({ lane }) => mine || all || lane === seat))
    offered.push({ key: "do-place", ask: "place" });
  if (picture.choices.give.some((one) => all || one === seat))
    offered.push({ key: "do-give", ask: "give" });
  return offered;
}

function turn(state, seat, chosen, busy) {
  const { picture, table } = state;
  const { choices } = picture;
  const some = chosen.length > 0 && !busy;
  const real = !table.simulated;
  const byEye = real || chosen.every((die) => picture.dice[die].by_hand); // no well tells of these for certain
  const one = choices.cover.filter((die) => chosen.includes(die));
  const all = [
    [
      choices.enter || (real && choices.missing.length) || (byEye && some),
      { key: "do-enter", ask: "enter", first: choices.enter || !real },
    ],
    [
      choices.rethrow && some && !byEye,
      {
        key: "do-rethrow",
        args: { count: chosen.length },
        send: hands({ do: "throw", dice: chosen }),
        first: true,
      },
    ],
    [choices.stand && !busy, { ...standing(state, seat), first: !some }],
    [choices.pay, { key: choices.offered ? "do-keep" : "do-pay", send: act({ act: "pay", seat }) }],
    [
      one.length === 1,
      {
        key: "do-cover",
        args: { die: one[0] + 1 },
        send: act({ act: "cover", seat, die: one[0] }),
      },
    ],
  ];
  return all.filter(([may]) => may).map(([, doing]) => doing);
}

function standing(state, seat) {
  const {
    total,
    choices: {
      targets: [space, ...others],
    },
  } = state.picture;
  if (others.length) return { key: "do-stand", ask: "stand" };
  if (space === undefined)
    return {
      key: total && state.todo.every((one) => one.key !== "stand-stay") ? "do-fall" : "do-stay",
      send: act({ act: "stand", seat }),
    };
  return { key: "do-move", args: { space }, send: standOn(state, seat, space) };
}

/** Stand on this space: by hand where the table will see it, else by saying so. */
export function standOn({ picture, table, todo }, seat, space) {
  const seen =
    picture.seats[seat].seen.length &&
    !picture.moves.length &&
    todo.every((one) => one.key !== "stand-blind");
  return table.simulated && seen
    ? hands({ do: "put", lane: seat, place: space })
    : act({ act: "stand", seat, space });
}
