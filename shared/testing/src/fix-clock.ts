/** Only the date is fixed; timers run normally. */
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
 * Fixes the date for the tests of this file.
 *
 * @param now ISO 8601; by default a Wednesday morning in March
 */
export function fixClock(now = '2027-03-10T09:00:00Z'): void {
  beforeAll(() => jest.useFakeTimers({ now: Date.parse(now), doNotFake: [...RUNNING] }));
  afterAll(() => jest.useRealTimers());
}
