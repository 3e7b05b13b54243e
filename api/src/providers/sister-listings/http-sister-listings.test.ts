import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { Value } from 'typebox/value';

import { SearchResultSchema } from '@campavia/contracts';

import { readSisterListings } from '../../config/sister-listings-settings';
import { createHttpSisterListings } from './http-sister-listings';
import { SisterListingsFailure, type SisterSearch } from './sister-listings';

const CRITERIA: SisterSearch = {
  filters: { where: 'annecy', types: [4, 5], pets: true, page: 3, ordering: 'price' },
  circle: { centre: { latitude: 45.9, longitude: 6.12 }, radiusKm: 30 },
  currency: 'EUR',
};
/** A listing as the sister platform sends it, independent of the fields of our results. */
const LISTING = {
  id: 7,
  url: 'https://sister.example/7',
  title: 'Campervan for four by the lake',
  type: 4,
  city: 'Annecy',
  country: 'FR',
  latitude: 45.9,
  longitude: 6.12,
  distance_km: 2.4,
  seatbelts: 4,
  beds: 4,
  pictures: [{ url: 'https://sister.example/7.webp', srcset: 'https://sister.example/7.webp 640w' }],
  review_average: 4.8,
  review_count: 23,
  instant_booking_activated: true,
  is_ambassador: false,
  owner: { first_name: 'Camille', professional: false },
  price_per_day: '84.00',
  booking_price_per_day: null,
  final_booking_price: null,
  original_booking_price: null,
  currency: 'EUR',
};

let server: Server | undefined;

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

async function aPlatform(
  answer: RequestListener,
  options: { key?: string; timeoutMs?: number; onLeftOut?: (count: number) => void } = {},
) {
  const started = createServer(answer);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const { port } = started.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/search?partner=us`;
  return createHttpSisterListings({ url, name: 'Sister', timeoutMs: 8_000, ...options });
}

const respondWith =
  (body: unknown): RequestListener =>
  (_, response) =>
    response.end(JSON.stringify(body));

test('is queried with our parameters for the resolved place, and its results have a source', async () => {
  let asked: URLSearchParams | undefined;
  let shown: string | undefined;
  const platform = await aPlatform(
    (request, response) => {
      asked = new URL(request.url ?? '', 'http://here').searchParams;
      shown = request.headers.authorization;
      respondWith({ results: [LISTING] })(request, response);
    },
    { key: 'secret' },
  );
  const { url, ...rest } = LISTING;
  const ours = { hour_from: null, hour_to: null, source: { name: 'Sister', url } };
  expect(await platform.search(CRITERIA)).toEqual([{ ...rest, ...ours }]);
  expect(Object.fromEntries(asked ?? [])).toMatchObject({ partner: 'us', radius: '30', pets: 'true' });
  expect(asked?.getAll('types')).toEqual(['4', '5']);
  expect(['where', 'page', 'ordering'].filter((field) => asked?.has(field))).toEqual([]);
  expect(shown).toBe('Bearer secret');
});

test('a listing becomes a complete result, including fields that theirs lack', async () => {
  const platform = await aPlatform(
    respondWith({ results: [LISTING, { ...LISTING, hour_from: '09:00:00' }] }),
  );
  const found = await platform.search(CRITERIA);
  expect(found.flatMap((result) => [...Value.Errors(SearchResultSchema, result)])).toEqual([]);
  expect(found.map(({ hour_from }) => hour_from)).toEqual([null, '09:00:00']);
});

test('listings that do not match the schema are left out and reported', async () => {
  const wrong = [{ ...LISTING, id: 'x' }, { ...LISTING, url: 'javascript:alert(1)' }, null, 7];
  const foreign = { ...LISTING, currency: 'CHF' };
  const onLeftOut = jest.fn();
  const results = [...wrong, foreign, { ...LISTING, secret: 1 }];
  const platform = await aPlatform(respondWith({ results }), { onLeftOut });
  const found = await platform.search(CRITERIA);
  expect(found).toHaveLength(1);
  expect(found[0]).not.toHaveProperty('secret');
  expect(onLeftOut.mock.calls).toEqual([[wrong.length]]);
});

test.each<[string, RequestListener]>([
  ['is down', (_, response) => response.writeHead(503).end()],
  ['answers something else', respondWith({ found: 3 })],
  ['answers no JSON', (_, response) => response.end('<html>')],
  ['sends elsewhere', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['takes too long', () => undefined],
])('fails with its own error when it %s', async (_, answer) => {
  const platform = await aPlatform(answer, { timeoutMs: 200 });
  await expect(platform.search(CRITERIA)).rejects.toBeInstanceOf(SisterListingsFailure);
});

test('is configured by the deployment, and not simulated in production', () => {
  const env = { SISTER_LISTINGS_URL: 'https://sister.example/search', SISTER_LISTINGS_NAME: 'Sister' };
  expect(readSisterListings(env, { isSandbox: false })).toEqual({
    url: env.SISTER_LISTINGS_URL,
    name: 'Sister',
  });
  expect(readSisterListings({}, { isSandbox: false })).toBeUndefined();
  expect(readSisterListings({}, { isSandbox: true })).toBe('sandbox');
  const refused = [{ SISTER_LISTINGS_URL: 'sandbox' }, { ...env, SISTER_LISTINGS_URL: 'ftp://x' }];
  for (const wrong of refused) expect(() => readSisterListings(wrong, { isSandbox: false })).toThrow('_URL');
  expect(() => readSisterListings({ ...env, SISTER_LISTINGS_NAME: '' }, { isSandbox: false })).toThrow(
    '_NAME',
  );
});
