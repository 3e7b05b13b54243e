import { isPictureLargeEnough, moveTo, turnRight } from './pictures';

test.each([
  [638, 426, true],
  [426, 638, true],
  [637, 426, false],
  [638, 425, false],
  [4000, 425, false],
])('a picture of %d by %d: %s', (width, height, expected) => {
  expect(isPictureLargeEnough({ width, height })).toBe(expected);
});

test('four quarter turns lead back', () => {
  expect(turnRight(0)).toBe(90);
  expect(turnRight(270)).toBe(0);
});

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [9, 0, 'abcd'],
])('from %d to %d', (from, to, expected) => {
  expect(moveTo([...'abcd'], from, to).join('')).toBe(expected);
});
