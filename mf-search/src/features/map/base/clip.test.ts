import { clipLine, clipRing } from './clip.mjs';

const FRAME: [number, number, number, number] = [0, 0, 10, 10];

test('an area inside stays as it is, one outside is dropped', () => {
  const inside = [1, 1, 9, 1, 5, 9];
  expect(clipRing(inside, FRAME)).toBe(inside);
  expect(clipRing([11, 1, 19, 1, 15, 9], FRAME)).toEqual([]);
});

test('an area across the edge ends at it', () => {
  const clipped = clipRing([5, 2, 15, 2, 15, 8, 5, 8], FRAME);
  const across = clipped.filter((_, at) => at % 2 === 0);
  expect(Math.max(...across)).toBe(10);
  expect(Math.min(...across)).toBe(5);
});

test('an area around the whole frame fills it', () => {
  const clipped = clipRing([-5, -5, 15, -5, 15, 15, -5, 15], FRAME);
  const corners = new Set<string>();
  for (let at = 0; at < clipped.length; at += 2) corners.add(`${clipped[at]},${clipped[at + 1]}`);
  expect(corners).toEqual(new Set(['0,0', '10,0', '10,10', '0,10']));
});

test('a line that leaves and re-enters becomes two', () => {
  const parts = clipLine([2, 5, 20, 5, 20, 8, 2, 8], FRAME);
  expect(parts).toEqual([
    [2, 5, 10, 5],
    [10, 8, 2, 8],
  ]);
});

test('a straight line keeps its part inside, one outside is dropped', () => {
  expect(clipLine([-5, 5, 15, 5], FRAME)).toEqual([[0, 5, 10, 5]]);
  expect(clipLine([-5, 12, 15, 12], FRAME)).toEqual([]);
});
