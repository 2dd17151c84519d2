// @ts-check
/**
 * What can be done now, as messages to the server: the same for buttons, keys and phones.
 * On a simulated table there are hands; at a real one, people's own.
 * Of what is offered, `key` names the phrase, `send` is the message, `ask` a question that comes first.
 */
const ALL = [0, 1, 2, 3];
const SYMBOL = 6; // as hands know a die's symbol

const act = (what) => ({ t: "act", act: what });
const hands = (what) => ({ t: "hands", do: what });

const dice = (picture, which) => ALL.filter((at) => !picture.dice[at]?.covered && which(picture.dice[at], at));

/** The dice that are still to be thrown: their wells blink white. */
const awaited = (picture) => dice(picture, (_, at) => picture.lamps.at(at - 4) === "W");

function laidBack(picture, which) {
  const die = which.find((at) => picture.dice[at].face !== null);
  if (die === undefined) return null;
  const { face } = picture.dice[die];
  return { do: "set", die, face: typeof face === "number" ? face : SYMBOL };
}

/** What the table asks of hands next, as a command; null leaves it to the players. */
export function asked(picture, todo) {
  const said = todo.map((one) => one.text).join();
  const at = ([lane]) => said.indexOf(picture.seats[lane].name) >>> 0; // -1: last
  const [move] = [...picture.moves].sort((one, other) => at(one) - at(other));
  if (move) return { do: "put", lane: move[0], place: move[1] };
  const out = dice(picture, (die) => die.rest === "empty");
  for (const { key } of todo) {
    if (key === "throw-all") return { do: "throw", dice: ALL };
    if (key === "throw-dice") return { do: "throw", dice: awaited(picture) };
    if (key === "dice-out") return { do: "throw", dice: out };
    if (key === "cocked") return { do: "throw", dice: dice(picture, (die) => die.rest === "cocked") };
    if (key === "pay-first" || key === "put-dice-back") return laidBack(picture, out);
    if (key === "unpaid" || key === "wrong-face" || key === "restore-die")
      return laidBack(picture, dice(picture, (die) => die.rest === "flat" && die.shows !== die.face));
  }
  return null;
}

function byHand(picture, work) {
  const key = work.do === "put" ? (work.place ? "do-carry" : work.place === 0 ? "do-carry-ship" : "do-carry-off") : work.do === "set" ? "do-lay-back" : "do-throw";
  const args = { name: picture.seats[work.lane]?.name, space: work.place, die: work.die + 1 };
  return { key, args, send: hands(work), first: true };
}

/** What `seat`, or with `all` anybody, may do now, the likeliest first. */
export function offers(state, seat, chosen, all = false) {
  const { picture, table } = state;
  const offered = [];
  if (!picture || picture.phase === "paused" || picture.phase === "aborted") return offered;
  const mine = seat !== null && picture.turn === seat;
  const work = table.simulated ? asked(picture, state.todo) : null;
  if (work && (mine || work.lane === seat || (all && work.do === "put"))) offered.push(byHand(picture, work));
  if (mine) offered.push(...turn(state, seat, chosen, Boolean(work)));
  if (picture.choices.give.some((one) => all || one === seat)) offered.push({ key: "do-give", ask: "give" });
  return offered;
}

function turn({ picture, table }, seat, chosen, busy) {
  const { choices } = picture;
  const some = chosen.length > 0 && !busy;
  const real = !table.simulated;
  const one = choices.cover.filter((die) => chosen.includes(die));
  const all = [
    [choices.rethrow && some && !real, { key: "do-rethrow", args: { count: chosen.length }, send: hands({ do: "throw", dice: chosen }), first: true }],
    [choices.stand && !busy && choices.targets.length > 1, { key: "do-stand", ask: "stand", first: !some }],
    [choices.stand && !busy && choices.targets.length < 2, { ...standing(picture, seat, real), first: !some }],
    [choices.pay, { key: choices.offered ? "do-keep" : "do-pay", send: act({ act: "pay", seat }) }],
    [one.length === 1, { key: "do-cover", args: { die: one[0] + 1 }, send: act({ act: "cover", seat, die: one[0] }) }],
  ];
  return all.filter(([may]) => may).map(([, doing]) => doing);
}

function standing(picture, seat, real) {
  const [space] = picture.choices.targets;
  if (space === undefined) return { key: picture.total ? "do-fall" : "do-stay", send: act({ act: "stand", seat }) };
  const send = real || picture.moves.length ? act({ act: "stand", seat }) : hands({ do: "put", lane: seat, place: space });
  return { key: "do-move", args: { space }, send };
}

/** Where there is a choice of spaces: stand on this one. */
export const standOn = (state, seat, space) =>
  state.table.simulated ? hands({ do: "put", lane: seat, place: space }) : act({ act: "stand", seat, space });
