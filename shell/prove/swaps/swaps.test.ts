/** @jest-environment node */
import { findMix, findViolations, measureSwaps, slopeOf, type Swapping } from './prove-swaps';

/** `npm run prove -- swaps` does a thousand swaps, and measures memory too. */
test('no request fails while releases are swapped', async () => {
  const swapping = await measureSwaps({ swaps: 20 });
  expect(findViolations({ ...swapping, memory: [] })).toEqual([]);
  // Only there to end a run that hangs.
}, 240_000);

const good: Swapping = { swaps: 100, requests: 900, failed: 0, faults: [], processes: 2, memory: [] };
const growing = (mbPer100: number) =>
  Array.from({ length: 20 }, (_, nth) => ({ swaps: nth * 50, mb: 60 + (nth * mbPer100) / 2 }));

test.each<[string, Partial<Swapping>]>([
  ['50 requests during 100 swaps are no load', { requests: 50 }],
  ['2 requests failed: status 503', { failed: 2, faults: ['status 503'] }],
  ['9 processes of server parts are left', { processes: 9 }],
  ['memory grows by 1.10 MB per 100 swaps', { memory: growing(1.1) }],
])('planted: %s', (violation, over) => {
  expect(findViolations({ ...good, ...over })).toEqual([violation]);
  expect(findViolations({ ...good, memory: growing(0.9) })).toEqual([]);
});

test('caches that fill at first do not count as growth', () => {
  expect(slopeOf([...growing(40).slice(0, 10), ...growing(0).slice(10)])).toBeCloseTo(0);
});

const page = (marked: string, drawn: string, loaded: string) =>
  `<script src="/releases/mf-good/${loaded}/remote.js"></script><div data-rendered="${marked}"><h1>Release ${drawn}</h1></div>`;

test.each<[string, string | undefined]>([
  [page('1.0.1', '1.0.1', '1.0.1'), undefined],
  ['<script src="/releases/mf-good/1.0.1/remote.js"></script>', undefined],
  [page('1.0.1', '1.0.1', '1.0.2'), 'a page of one release with scripts of another'],
  [page('1.0.1', '1.0.2', '1.0.1'), 'a page of one release with scripts of another'],
  ['<h1>Not found</h1>', 'a document without its part'],
])('of %s', (html, fault) => {
  expect(findMix(html)).toBe(fault);
});
