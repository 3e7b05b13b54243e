/** @jest-environment node */
import { aMe } from '@campavia/contracts/testing';
import type { ComposedPart, Composition } from '@campavia/remote-kit/config';

import { cacheNameOf } from '../../src/document/kept-caches';
import { frameKey, pageKey, writeJson, type KeptFrame } from '../../src/document/kept-pages';
import { someCaches } from '../../src/document/test/some-caches';

import { answerRequest } from './answer-request';

const ORIGIN = 'https://campavia.test';
const NOW = Date.UTC(2027, 2, 15, 14, 5);
const DAY_MS = 24 * 60 * 60 * 1000;
const part = (name: string, version = '1.0.0') => ({
  version,
  entry: `/releases/${name}/${version}/main.js`,
  integrity: 'sha384-a',
  scripts: [],
  styles: [],
  fonts: [],
  screens: {},
  messages: {},
  config: { addresses: name === 'shell' ? [] : ADDRESSES },
});
const ADDRESSES = [
  { id: 'trips', pattern: '/d/trips', layout: 'dashboard', access: 'signed-in' },
  { id: 'trip', pattern: '/d/trips/{id}', layout: 'dashboard', access: 'signed-in' },
];
const composition = {
  id: 'c0ffee',
  channel: 'production',
  parts: { shell: part('shell'), 'mf-trips': part('mf-trips') },
} as unknown as Composition;
const later: Composition = {
  ...composition,
  parts: { ...composition.parts, shell: part('shell', '1.1.0') as unknown as ComposedPart },
};
const frame = {
  referential: undefined,
  routing: {},
  user: aMe({ id: 41 }),
  today: '2027-03-15',
  readAtMs: NOW,
} as unknown as KeptFrame;

const fetched = jest.fn();

beforeEach(() => {
  fetched.mockReset().mockRejectedValue(new TypeError('no connection'));
  globalThis.fetch = fetched;
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function aBrowser(userIds = [41]) {
  const { caches } = someCaches();
  for (const userId of userIds) {
    const cache = await caches.open(cacheNameOf(userId));
    await writeJson(cache, frameKey('en-ie'), frame);
    for (const [path, readAtMs] of [
      ['/en-ie/d/trips/7001', NOW - DAY_MS],
      ['/en-ie/d/trips?meta_state=to_do', NOW - 2],
      ['/en-ie/d/trips?meta_state=waiting', NOW - 1],
    ] as const) {
      await writeJson(cache, pageKey('en-ie', path), {
        path,
        answers: { [`of ${path}`]: readAtMs },
        composition: path.includes('?') ? later : composition,
        readAtMs,
      });
    }
    await cache.put('/releases/mf-trips/1.0.0/main.js', new Response('kept'));
  }
  return caches;
}

async function answer(
  path: string,
  { caches, ...over }: { caches: CacheStorage; mode?: string; method?: string },
) {
  const request = { method: 'GET', mode: 'navigate', url: new URL(path, ORIGIN).href, ...over } as Request;
  return answerRequest({ request }, { caches, location: { origin: ORIGIN } });
}

function stateOf(html: string) {
  const [, json = ''] = /id="document"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json) as { data: Record<string, unknown>; readAt: Record<string, number>; today: string };
}

test('with a connection the site answers, whatever is stored', async () => {
  const caches = await aBrowser();
  const open = jest.spyOn(caches, 'open');
  for (const status of [200, 404, 503]) {
    fetched.mockResolvedValueOnce(new Response('of the site', { status }));
    expect((await answer('/en-ie/d/trips/7001', { caches }))?.status).toBe(status);
  }
  fetched.mockResolvedValueOnce(new Response('of the site'));
  const file = await answer('/releases/mf-trips/1.0.0/main.js', { caches, mode: 'cors' });
  expect(await file?.text()).toBe('of the site');
  expect(open).not.toHaveBeenCalled();
});

test('without one a stored page starts as usual, under a strict policy, and says when it was loaded', async () => {
  const page = await answer('/en-ie/d/trips/7001', { caches: await aBrowser() });
  const html = (await page?.text()) ?? '';
  const policy = page?.headers.get('content-security-policy') ?? '';
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? [];
  expect(policy).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic'`);
  expect(page?.headers.get('cache-control')).toBe('private, no-store');
  expect(html).toContain(`<script src="/releases/shell/1.0.0/main.js" integrity="sha384-a"`);
  expect([...html.matchAll(/<script [^>]*>/g)].every(([tag]) => tag.includes(`nonce="${nonce}"`))).toBe(true);
  expect(html).toContain('id="app-mf-trips"');
  expect(stateOf(html)).toMatchObject({
    today: '2027-03-15',
    user: { id: 41 },
    data: { 'of /en-ie/d/trips/7001': NOW - DAY_MS, me: { id: 41 } },
    readAt: { 'of /en-ie/d/trips/7001': NOW - DAY_MS },
  });
});

test('a trip that was never loaded gets the same document, in which its page says so', async () => {
  const page = await answer('/en-ie/d/trips/7002', { caches: await aBrowser() });
  expect(page?.status).toBe(200);
  expect(stateOf((await page?.text()) ?? '').data).not.toHaveProperty('bookings/guest/7002');
});

test.each([
  ['a trip that was stored', '/en-ie/d/trips/7001', '1.0.0'],
  ['another trip', '/en-ie/d/trips/7002?tab=report', '1.0.0'],
  ['the list', '/en-ie/d/trips?meta_state=to_do', '1.1.0'],
  ['a page of no stored address', '/en-ie/d/account', '1.1.0'],
])('%s opens with the release whose files were stored for it', async (_, path, version) => {
  const page = await answer(path, { caches: await aBrowser() });
  expect(await page?.text()).toContain(`<script src="/releases/shell/${version}/main.js"`);
});

test('the list without a query is the one loaded last', async () => {
  const page = await answer('/en-ie/d/trips', { caches: await aBrowser() });
  expect([page?.status, page?.headers.get('location')]).toEqual([
    302,
    `${ORIGIN}/en-ie/d/trips?meta_state=waiting`,
  ]);
});

test('the date advances with the days that have passed', async () => {
  const caches = await aBrowser();
  jest.setSystemTime(NOW + 2 * DAY_MS);
  const page = await answer('/en-ie/d/trips/7001', { caches });
  expect(stateOf((await page?.text()) ?? '').today).toBe('2027-03-17');
});

describe('nothing is answered from the store', () => {
  test.each([
    ['on another site', '/fr/d/trips/7001', [41], NOW],
    ['while pages of two users are there', '/en-ie/d/trips/7001', [41, 42], NOW],
    ['where nothing is kept', '/en-ie/d/trips/7001', [], NOW],
    ['after thirty days', '/en-ie/d/trips/7001', [41], NOW + 31 * DAY_MS],
  ])('%s', async (_, path, userIds, now) => {
    const caches = await aBrowser(userIds);
    jest.spyOn(Date, 'now').mockReturnValue(now);
    await expect(answer(path, { caches })).rejects.toThrow('no connection');
  });

  test.each([
    ['an answer of the api', '/v4/bookings-guest/7001/', 'cors', 'GET'],
    ['an uploaded file', '/3/docs/7/pages/1/', 'cors', 'GET'],
    ['a picture', '/media/pictures/1.jpg', 'no-cors', 'GET'],
    ['a form', '/en-ie/d/trips/7001', 'navigate', 'POST'],
    ['another origin', 'https://files.example/releases/mf-trips/1.0.0/main.js', 'cors', 'GET'],
  ])('for %s', async (_, path, mode, method) => {
    expect(await answer(path, { caches: await aBrowser(), mode, method })).toBeUndefined();
  });
});

test('a file of a release is taken from the store, also for a second attempt', async () => {
  const caches = await aBrowser();
  const file = await answer('/releases/mf-trips/1.0.0/main.js?again=1', { caches, mode: 'cors' });
  expect(await file?.text()).toBe('kept');
  await expect(answer('/releases/mf-trips/1.0.0/other.js', { caches, mode: 'cors' })).rejects.toThrow(
    'no connection',
  );
});
