import { canStillSucceed, pauseAfter } from './save-retry';

test.each([
  ['no answer', { kind: 'network' }, true],
  ['no answer in time', { kind: 'timeout' }, true],
  ['500', { kind: 'status', status: 500 }, true],
  ['503', { kind: 'status', status: 503 }, true],
  ['408', { kind: 'status', status: 408 }, true],
  ['429', { kind: 'status', status: 429 }, true],
  ['400', { kind: 'status', status: 400 }, false],
  ['404', { kind: 'status', status: 404 }, false],
  ['405', { kind: 'status', status: 405 }, false],
  ['409', { kind: 'status', status: 409 }, false],
])('after %s a retry can succeed: %#', (_, failure, can) => {
  expect(canStillSucceed(failure)).toBe(can);
});

test('the pauses between tries grow, up to a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 50].map((tries) => pauseAfter(tries))).toEqual([
    5_000, 10_000, 20_000, 40_000, 60_000, 60_000, 60_000,
  ]);
});

test('there is no retry before the time that the api asks for', () => {
  expect(pauseAfter(1, 90)).toBe(90_000);
  expect(pauseAfter(3, 2)).toBe(20_000);
});
