/**
 * Clips lines and areas to a frame; used for building the base map and for drawing it. Points are a flat list: x, y, x,
 * y.
 *
 * @typedef {[left: number, top: number, right: number, bottom: number]} Frame
 */

/** The sides of a frame; `sign` points to the inside. */
const SIDES = [
  { axis: 0, edge: 0, sign: 1 },
  { axis: 1, edge: 1, sign: 1 },
  { axis: 0, edge: 2, sign: -1 },
  { axis: 1, edge: 3, sign: -1 },
];

/** @param {number[]} ring @param {number} axis @param {number} bound @param {number} sign */
function clipSide(ring, axis, bound, sign) {
  /** @type {number[]} */
  const kept = [];
  for (let end = 0, start = ring.length - 2; end < ring.length; start = end, end += 2) {
    const [from, to] = [sign * (ring[start + axis] - bound), sign * (ring[end + axis] - bound)];
    if (from >= 0 !== to >= 0) {
      const way = from / (from - to);
      kept.push(
        ring[start] + way * (ring[end] - ring[start]),
        ring[start + 1] + way * (ring[end + 1] - ring[start + 1]),
      );
    }
    if (to >= 0) kept.push(ring[end], ring[end + 1]);
  }
  return kept;
}

/**
 * The part of an area inside a frame; empty if there is none. Cut edges run along the frame.
 *
 * @param {number[]} ring @param {Frame} frame
 * @returns {number[]}
 */
export function clipRing(ring, frame) {
  const inside = placeOf(ring, frame);
  if (inside !== 'across') return inside === 'inside' ? ring : [];
  let clipped = ring;
  for (const { axis, edge, sign } of SIDES) clipped = clipSide(clipped, axis, frame[edge], sign);
  return clipped.length < 6 ? [] : clipped;
}

/**
 * The parts of a line inside a frame.
 *
 * @param {number[]} line @param {Frame} frame
 * @returns {number[][]}
 */
export function clipLine(line, frame) {
  const inside = placeOf(line, frame);
  if (inside !== 'across') return inside === 'inside' ? [line] : [];
  /** @type {number[][]} */
  const parts = [];
  /** @type {number[]} */
  let part = [];
  for (let at = 0; at + 3 < line.length; at += 2) {
    const span = spanInside(line, at, frame);
    if (!span) continue;
    const [from, to] = span;
    const [x, y, dx, dy] = [line[at], line[at + 1], line[at + 2] - line[at], line[at + 3] - line[at + 1]];
    if (from > 0 || part.length === 0) {
      part = [x + from * dx, y + from * dy];
      parts.push(part);
    }
    part.push(x + to * dx, y + to * dy);
    if (to < 1) part = [];
  }
  return parts;
}

/**
 * Start and end, from 0 to 1, of the part of a segment inside a frame.
 *
 * @param {number[]} line @param {number} at @param {Frame} frame
 */
function spanInside(line, at, frame) {
  let [from, to] = [0, 1];
  for (const { axis, edge, sign } of SIDES) {
    const before = sign * (line[at + axis] - frame[edge]);
    const after = sign * (line[at + 2 + axis] - frame[edge]);
    if (before < 0 && after < 0) return undefined;
    if (before < 0) from = Math.max(from, before / (before - after));
    else if (after < 0) to = Math.min(to, before / (before - after));
  }
  return from < to ? [from, to] : undefined;
}

/** @param {number[]} points @param {Frame} frame */
function placeOf(points, [left, top, right, bottom]) {
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < points.length; at += 2) {
    west = Math.min(west, points[at]);
    east = Math.max(east, points[at]);
    north = Math.min(north, points[at + 1]);
    south = Math.max(south, points[at + 1]);
  }
  if (west > right || east < left || north > bottom || south < top) return 'outside';
  return west >= left && east <= right && north >= top && south <= bottom ? 'inside' : 'across';
}
