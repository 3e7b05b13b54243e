import type { ApiErrorKind } from './api-error';
import { isUnavailable } from './is-unavailable';

test.each<[ApiErrorKind, number | undefined, boolean]>([
  ['network', undefined, true],
  ['timeout', undefined, true],
  ['unreadable', 200, true],
  ['aborted', undefined, false],
  ['status', 500, true],
  ['status', 503, true],
  ['status', 429, true],
  ['status', 404, false],
  ['status', 406, false],
  ['status', 410, false],
])('after %s %s the api is unavailable: %s', (kind, status, isIt) => {
  expect(isUnavailable({ kind, status })).toBe(isIt);
});
