// @ts-check
/** Commands of the simulated table worth having at hand (plank/sim/commands/words.py has them all). */
export const FAULTS = [
  { name: "bump a pirate", do: { do: "bump", lane: 0 } },
  { name: "slide a pirate", do: { do: "slide", lane: 0, place: 10 } },
  { name: "cock a die", do: { do: "cock", die: 0 } },
  { name: "throw with faces", do: { do: "throw", dice: [0, 1, 2, 3], faces: [1, "coin", "sword", 5] } },
  { name: "break the chain", do: { do: "chain", reach: 7 } },
  { name: "mend the chain", do: { do: "chain", reach: null } },
  { name: "stick a switch", do: { do: "stick", lane: 0, place: 5, on: true } },
  { name: "free a switch", do: { do: "stick", lane: 0, place: 5, on: null } },
  { name: "let a switch flicker", do: { do: "flicker", lane: 0, place: 5, ms: 500 } },
  { name: "lay a stray magnet", do: { do: "magnet", lane: 5, place: 5, there: true } },
  { name: "take it away", do: { do: "magnet", lane: 5, place: 5, there: false } },
  { name: "stray field at a well", do: { do: "stray", well: 0, field: [0, 0, 6] } },
  { name: "well's sensor absent", do: { do: "sensor", well: 0, state: "absent" } },
  { name: "well's sensor frozen", do: { do: "sensor", well: 0, state: "frozen" } },
  { name: "well's sensor good", do: { do: "sensor", well: 0, state: "good" } },
  { name: "brown-out", do: { do: "brownout", mv: 2500, ms: 60 } },
  { name: "reset the board", do: { do: "reset", cause: "power" } },
  { name: "show the world", do: { do: "show" } },
];
