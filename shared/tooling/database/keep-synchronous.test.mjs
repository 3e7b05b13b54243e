import { shouldWait } from './keep-synchronous.mjs';

const MB = 1024 * 1024;

it.each([
  ['begin to wait for a replica that has caught up', { isWaiting: false, lagBytes: 0, absentMs: 0 }, true],
  ['do not wait for one that still copies', { isWaiting: false, lagBytes: 50 * MB, absentMs: 0 }, false],
  ['still wait for one that fell behind', { isWaiting: true, lagBytes: 50 * MB, absentMs: 0 }, true],
  ['wait a moment for one that is away', { isWaiting: true, lagBytes: undefined, absentMs: 1_900 }, true],
  ['go on without it after two seconds', { isWaiting: true, lagBytes: undefined, absentMs: 2_000 }, false],
  ['do not wait for one that never came', { isWaiting: false, lagBytes: undefined, absentMs: 0 }, false],
])('writes %s', (_, state, expected) => {
  expect(shouldWait(state)).toBe(expected);
});
