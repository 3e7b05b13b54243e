/** Only the date stands still; timers run as ever, so that nothing has to be pushed along. */
const RUNNING = [
  'cancelAnimationFrame',
  'cancelIdleCallback',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'setImmediate',
  'setInterval',
  'setTimeout',
] as const;

/**
 * Stops the clock for the tests of this file.
 *
 * @param now ISO 8601; a Wednesday morning in March without it
 */
export function fixClock(now = '2027-03-10T09:00:00Z'): void {
  beforeAll(() => jest.useFakeTimers({ now: Date.parse(now), doNotFake: [...RUNNING] }));
  afterAll(() => jest.useRealTimers());
}
