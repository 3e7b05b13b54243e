/** @jest-environment node */
import { DocumentCache, type Rendered, type RenderOutcome } from './document-cache';

let nowMs = 0;
let cache: DocumentCache<string>;

beforeEach(() => {
  nowMs = 1_000_000;
  cache = new DocumentCache<string>({ maxBytes: 1000, nowMs: () => nowMs });
});

const rendered = (value: string, outcome: RenderOutcome = 'complete', bytes = 100): Rendered<string> => ({
  value,
  outcome,
  bytes,
});
const get = (
  value: string,
  { key = 'home', ...over }: { key?: string; outcome?: RenderOutcome; bytes?: number } = {},
) => cache.get(key, async () => rendered(value, over.outcome, over.bytes));
const settled = () => new Promise((settle) => setImmediate(settle));

test('renders a document once for all requests within fifteen seconds', async () => {
  expect(await get('first')).toBe('first');
  nowMs += 14_999;
  expect(await get('second')).toBe('first');
  expect(cache.read()).toMatchObject({ hits: 1, misses: 1, entries: 1 });
});

test('sends a stale document once more while it is renewed', async () => {
  await get('first');
  nowMs += 15_000;
  expect(await get('second')).toBe('first');
  await settled();
  expect(await get('third')).toBe('second');
  expect(cache.read()).toMatchObject({ hits: 1, stale: 1, misses: 1 });
});

test('marks a renewal that no visitor waits for', async () => {
  const render = jest.fn(async () => rendered('first'));
  await cache.get('home', render);
  nowMs += 15_000;
  await cache.get('home', render);
  expect(render.mock.calls).toEqual([[{ isAwaited: true }], [{ isAwaited: false }]]);
});

test('never sends a document older than a minute, counted from when its data began to be read', async () => {
  await cache.get('home', async () => {
    nowMs += 5000;
    return rendered('first');
  });
  nowMs += 55_000;
  expect(await get('second')).toBe('second');
  expect(cache.read()).toMatchObject({ entries: 1, misses: 2 });
});

test('renders once for many simultaneous requests, with or without an entry', async () => {
  const render = jest.fn(async () => {
    await settled();
    return rendered('first');
  });
  await Promise.all(Array.from({ length: 20 }, () => cache.get('home', render)));
  nowMs += 20_000;
  await Promise.all(Array.from({ length: 20 }, () => cache.get('home', render)));
  await settled();
  expect(render).toHaveBeenCalledTimes(2);
  expect(cache.read()).toMatchObject({ misses: 1, joined: 19, stale: 20 });
});

test('does not cache a failed rendering and keeps the existing entry', async () => {
  expect(await get('broken', { outcome: 'failed' })).toBe('broken');
  expect(await get('complete')).toBe('complete');
  nowMs += 20_000;
  await get('broken', { outcome: 'failed' });
  await settled();
  expect(await get('broken', { outcome: 'failed' })).toBe('complete');
  nowMs += 40_000;
  expect(await get('broken', { outcome: 'failed' })).toBe('broken');
});

test('a rendering that throws fails only for those who waited for it; the next request renders again', async () => {
  const fail = () => Promise.reject(new Error('no such part'));
  await expect(Promise.all([cache.get('home', fail), get('joined')])).rejects.toThrow('no such part');
  expect(await get('complete')).toBe('complete');
  nowMs += 20_000;
  expect(await cache.get('home', fail)).toBe('complete');
});

test('does not send the previous version of a page that no longer exists', async () => {
  await get('camper');
  nowMs += 20_000;
  await get('410', { outcome: 'gone' });
  await settled();
  expect(cache.read().entries).toBe(0);
  expect(await get('410', { outcome: 'gone' })).toBe('410');
});

test('drops the least recently used entries above the byte limit and counts bytes correctly', async () => {
  for (const key of ['a', 'b', 'c']) await get(key, { key, bytes: 300 });
  await get('a', { key: 'a' });
  await get('d', { key: 'd', bytes: 300 });
  expect(await get('new', { key: 'a' })).toBe('a');
  expect(await get('new', { key: 'b', bytes: 300 })).toBe('new');
  expect(cache.read()).toMatchObject({ entries: 3, bytes: 906 });
  await get('e', { key: 'e', bytes: 1001 });
  expect(cache.read()).toMatchObject({ entries: 3, bytes: 906 });
});
