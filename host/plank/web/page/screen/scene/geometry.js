/**
 * Where things lie in the scene: the plank across a wide screen, or down a narrow one.
 * A place is 0 (the ship) or a space; lane 0 is the farthest (or the leftmost).
 *
 * @typedef {object} Geometry
 * @property {"across" | "down"} way
 * @property {number} width
 * @property {number} height
 * @property {number} figure   the scale pirates are drawn at
 * @property {(place: number, lane: number) => [number, number]} spot   where a pirate's foot stands
 * @property {(place: number) => string} area   the outline of a space, the ship's deck for 0
 * @property {(space: number) => [number, number]} mark   the middle of its symbol
 * @property {(space: number) => [number, number]} digits   where its number stands
 * @property {(x: number, y: number) => number | null} place   the place under a point; null the sea
 * @property {(rank: number) => [number, number]} afloat   where the hats of the fallen drift
 * @property {[number, number]} hinge   what the plank turns about when it leans
 */
export const LANES = 6;
const ZIGZAG = [-0.25, 0.22, -0.1, 0.25, -0.22, 0.1]; // cells beside the middle, so that nobody hides another

/** @param {number[][]} points */
const outline = (points) =>
  `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join("L")}z`;
const within = (low, value, high) => Math.max(low, Math.min(high, value));

/** @param {number} spaces @returns {Geometry} */
export function across(spaces) {
  const [left, right, back, front, band, row] = [262, 1480, 184, 352, 402, 28];
  const cell = (right - left) / spaces;
  const shear = (y) => (band - y) * 0.32;
  const edge = (space) => left + (spaces - space) * cell;
  const column = (x, y) => spaces - Math.floor((x - shear(y) - left) / cell);
  return {
    way: "across",
    width: 1640,
    height: 560,
    figure: within(0.85, cell / 54, 1.12),
    hinge: [left, band],
    spot(place, lane) {
      const y = back + (lane + 0.72) * row;
      const zigzag = ZIGZAG[lane] * cell;
      const x = place ? edge(place) + cell / 2 + zigzag : [96, 176, 116, 196, 96, 176][lane];
      return [x + shear(y), y];
    },
    area(place) {
      const [from, to] = place ? [edge(place), edge(place) + cell] : [30, left];
      return outline([
        [from + shear(back), back],
        [to + shear(back), back],
        [to, band],
        [from, band],
      ]);
    },
    mark: (space) => [edge(space) + cell / 2 + shear(377), 377],
    digits: (space) => [edge(space) + cell / 2, 421],
    place(x, y) {
      if (y < back - 60 || y > band + 30) return null;
      const space = column(x, within(back, y, front));
      return space > spaces ? (x > 10 ? 0 : null) : space < 1 ? null : space;
    },
    afloat: (rank) => [340 + rank * 84, 456],
  };
}

/** @param {number} spaces @returns {Geometry} */
export function down(spaces) {
  const [left, right, top, cell] = [74, 330, 190, 46];
  const lane = (right - left) / LANES;
  const edge = (space) => top + (spaces - space) * cell;
  return {
    way: "down",
    width: 390,
    height: top + spaces * cell + 110,
    figure: 0.62,
    hinge: [202, top],
    spot: (place, at) => [
      left + (at + 0.5) * lane,
      place ? edge(place) + cell - 7 : top - 18 - (at % 2) * 34,
    ],
    area(place) {
      const [from, to] = place ? [edge(place), edge(place) + cell] : [top - 100, top];
      return outline([
        [left, from],
        [right, from],
        [right, to],
        [left, to],
      ]);
    },
    mark: (space) => [350, edge(space) + cell / 2],
    digits: (space) => [48, edge(space) + cell / 2 + 7],
    place(x, y) {
      if (x < left - 70 || x > right + 60) return null;
      const space = spaces - Math.floor((y - top) / cell);
      return space > spaces ? 0 : space < 1 ? null : space;
    },
    afloat: (rank) => [60 + rank * 54, top + spaces * cell + 72],
  };
}
