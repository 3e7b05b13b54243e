import { parseRowId } from './parse-row-id';

test.each([
  ['52107', 52_107],
  [52_107, 52_107],
  ['2147483647', 2_147_483_647],
  ['2147483648', 0],
  ['99999999999', 0],
  ['-1', 0],
  ['1.5', 0],
  ['', 0],
  ['abc', 0],
])('%p is row %p', (text, id) => {
  expect(parseRowId(text)).toBe(id);
});
