import { HttpError } from '../http-errors';
import { requireMatch, withTag } from './preconditions';

const prices = withTag({ low: 5000, high: 9000 });

test('the tag is a quoted validator that follows the content alone', () => {
  expect(prices.etag).toMatch(/^"[\w-]{22}"$/);
  expect(withTag({ low: 5000, high: 9000 }).etag).toBe(prices.etag);
  expect(withTag({ low: 5001, high: 9000 }).etag).not.toBe(prices.etag);
});

test.each<[string, string]>([
  ['the tag itself', prices.etag],
  ['one of several', `"other", ${prices.etag}`],
  ['any current version', '*'],
])('an edit on %s is accepted', (_, ifMatch) => {
  expect(() => requireMatch(ifMatch, prices)).not.toThrow();
});

test.each<[string, string | undefined, number, string]>([
  ['nothing', undefined, 428, 'if_match_missing'],
  ['an older state', '"older"', 412, 'edited_meanwhile'],
  ['a weak validator', `W/${prices.etag}`, 412, 'edited_meanwhile'],
])('an edit on %s is refused', (_, ifMatch, status, code) => {
  expect(() => requireMatch(ifMatch, prices)).toThrow(expect.objectContaining({ status, code }));
  expect(() => requireMatch(ifMatch, prices)).toThrow(HttpError);
});

test('an outdated edit gets the current state', () => {
  expect(() => requireMatch('"older"', prices)).toThrow(
    expect.objectContaining({ also: { current: prices } }),
  );
});
