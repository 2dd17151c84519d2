/**
 * What can be done now, as messages to the server: the same for buttons, keys and phones.
 * On a simulated table there are hands; at a real one, people's own.
 * Of what is offered, `key` names the phrase, `send` is the message, `ask` a question that comes first.
 */
import { say } from "./labels.js";

const act = (what) => ({ t: "act", act: what });
const hands = (what) => ({ t: "hands", do: what });

/** The tasks that ask for a pirate. */
export const misplaced = (todo) => todo.filter(({ task }) => task === "carry-pirate");

/** What the table asks of hands next, as a command; null leaves it to the players. */
export function asked(picture, todo) {
  const [move] = [...misplaced(todo), ...picture.moves.map(([lane, place]) => ({ lane, place }))];
  if (move) return { do: "put", lane: move.lane, place: move.place };
  const work = todo.find(({ task }) => task === "throw-dice" || task === "lay-die");
  if (work?.task === "lay-die") return { do: "set", die: work.die, face: work.face };
  return work ? { do: "throw", dice: work.dice } : null;
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

/** The task that says how standing is done. */
const standTask = (todo) => todo.find(({ task }) => task === "stand");

function standing(state, seat) {
  const {
    total,
    choices: {
      targets: [space, ...others],
    },
  } = state.picture;
  const task = standTask(state.todo);
  if (others.length) return { key: "do-stand", ask: "stand" };
  if (space === undefined)
    return {
      key: total && task?.falls !== false ? "do-fall" : "do-stay",
      send: act({ act: "stand", seat }),
    };
  return { key: "do-move", args: { space }, send: standOn(state, seat, space) };
}

/** Stand on this space: by hand where the table will see it, else by saying so. */
export function standOn({ picture, table, todo }, seat, space) {
  const seen =
    picture.seats[seat].seen.length &&
    !picture.moves.length &&
    standTask(todo)?.sensed !== false;
  return table.simulated && seen
    ? hands({ do: "put", lane: seat, place: space })
    : act({ act: "stand", seat, space });
}
