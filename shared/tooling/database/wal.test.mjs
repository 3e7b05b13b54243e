import { isBefore, toPosition } from './wal.mjs';

it.each([
  ['0/0', 0n],
  ['0/FF', 255n],
  ['16/B374D848', 0x16b374d848n],
  ['FFFFFFFF/FFFFFFFF', 2n ** 64n - 1n],
])('%s is the position %s', (lsn, position) => {
  expect(toPosition(lsn)).toBe(position);
});

it.each(['', '16', '16/', 'G/0', '123456789/0', undefined])('%s is no position', (lsn) => {
  expect(() => toPosition(lsn)).toThrow('is not a position');
});

it.each([
  ['000000010000000000000003', true],
  ['000000020000000000000003', true],
  ['000000010000000000000003.partial', true],
  ['000000010000000000000004', false],
  ['000000010000000100000000', false],
  ['00000002.history', false],
  ['000000010000000000000003.00000028.backup', false],
])('%s ends before segment 4: %s', (file, expected) => {
  expect(isBefore(file, '000000010000000000000004')).toBe(expected);
});
