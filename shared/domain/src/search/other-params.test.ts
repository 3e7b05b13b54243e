import { withOtherParams } from './index';

const OWN = ['where', 'beds', 'types'];

test.each([
  ['beds=4', '?utm_source=letter&beds=4&gclid=a%2Fb', 'beds=4&utm_source=letter&gclid=a%2Fb'],
  ['', '?errorCode=7&beds=99', 'errorCode=7'],
  ['where=annecy', 'where=Annecy', 'where=annecy'],
  ['', '', ''],
  ['', '?', ''],
  ['beds=4', '?a=1&a=2&types=9', 'beds=4&a=1&a=2'],
  ['beds=4', '?%62eds=9&flag&=x&x=%E2%9C%93', 'beds=4&flag&=x&x=%E2%9C%93'],
  ['', '?__proto__=1&toString=2', '__proto__=1&toString=2'],
])('%j, rewritten as %j, becomes %j', (written, search, expected) => {
  expect(withOtherParams(written, search, OWN)).toBe(expected);
});
