/** @jest-environment node */
import { MISBEHAVIOURS } from './misbehaviours';
import {
  findMissingPages,
  findSlowPages,
  measureIsolation,
  type Answer,
  type Isolation,
} from './prove-isolation';

/** The faults that load the machine most; `npm run prove -- server-parts` has all of them, and compares times. */
const SHORT = ['loops while it renders', 'answers megabytes'];
/** Other tests share the processors, so a page may take longer than on a site. */
const SHORT_FORM = { seconds: 1, rounds: 1, renderDeadlineMs: 1500 };

test.each(MISBEHAVIOURS.filter(({ name }) => SHORT.includes(name)))(
  'pages of other parts are complete while a part $name',
  async (misbehaviour) => {
    expect(findMissingPages(await measureIsolation(misbehaviour, SHORT_FORM))).toEqual([]);
  },
);

const page: Answer = { ms: 10, status: 200, isRendered: true };
const pages = (over: Partial<Answer> = {}) => Array.from({ length: 200 }, () => ({ ...page, ...over }));
const isolation = (beside: Answer[]): Isolation => ({ name: 'loops', usual: pages(), beside });

test.each<[string, Answer[]]>([
  ['no page of the other part came', []],
  ['200 pages of the other part were refused', pages({ status: 503 })],
  ['200 pages of the other part came without HTML', pages({ isRendered: false })],
  ["99 % of the other part's pages took 15.0 ms, usually 10.0", pages({ ms: 15 })],
])('planted: %s', (violation, beside) => {
  const find = (each: Isolation) => [...findMissingPages(each), ...findSlowPages(each)];
  expect(find(isolation(beside))).toEqual([`loops: ${violation}`]);
  expect(find(isolation(pages()))).toEqual([]);
});
