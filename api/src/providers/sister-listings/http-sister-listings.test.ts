import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { aSearchResult } from '@campavia/contracts/testing';

import { readSisterListings } from '../../sister-listings-settings';
import { createHttpSisterListings } from './http-sister-listings';
import { SisterListingsFailure, type SisterSearch } from './sister-listings';

const WISH: SisterSearch = {
  filters: { where: 'annecy', types: [4, 5], pets: true, page: 3, ordering: 'price' },
  circle: { centre: { latitude: 45.9, longitude: 6.12 }, radiusKm: 30 },
  currency: 'EUR',
};
const LISTING = { ...aSearchResult({ id: 7 }), url: 'https://sister.example/7' };

let server: Server | undefined;

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

async function aPlatform(answer: RequestListener, key?: string) {
  const started = createServer(answer);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const { port } = started.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/search?partner=us`;
  return createHttpSisterListings({ url, name: 'Sister', key, patienceMs: 200 });
}

const saying =
  (body: unknown): RequestListener =>
  (_, response) =>
    response.end(JSON.stringify(body));

test('is asked by our own names for the place that was found, and answers whose listings they are', async () => {
  let asked: URLSearchParams | undefined;
  let shown: string | undefined;
  const platform = await aPlatform((request, response) => {
    asked = new URL(request.url ?? '', 'http://here').searchParams;
    shown = request.headers.authorization;
    saying({ results: [LISTING] })(request, response);
  }, 'secret');
  const { url, ...rest } = LISTING;
  expect(await platform.search(WISH)).toEqual([{ ...rest, source: { name: 'Sister', url } }]);
  expect(Object.fromEntries(asked ?? [])).toMatchObject({ partner: 'us', radius: '30', pets: 'true' });
  expect(asked?.getAll('types')).toEqual(['4', '5']);
  expect(['where', 'page', 'ordering'].filter((field) => asked?.has(field))).toEqual([]);
  expect(shown).toBe('Bearer secret');
});

test('what is not of the shape agreed on is left out', async () => {
  const wrong = [{ ...LISTING, id: 'x' }, { ...LISTING, url: 'javascript:alert(1)' }, null, 7];
  const foreign = { ...LISTING, currency: 'CHF' };
  const platform = await aPlatform(saying({ results: [...wrong, foreign, { ...LISTING, secret: 1 }] }));
  const found = await platform.search(WISH);
  expect(found).toHaveLength(1);
  expect(found[0]).not.toHaveProperty('secret');
});

test.each<[string, RequestListener]>([
  ['is down', (_, response) => response.writeHead(503).end()],
  ['answers something else', saying({ found: 3 })],
  ['answers no JSON', (_, response) => response.end('<html>')],
  ['sends elsewhere', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['takes too long', () => undefined],
])('fails in a way that can be told when it %s', async (_, answer) => {
  const platform = await aPlatform(answer);
  await expect(platform.search(WISH)).rejects.toBeInstanceOf(SisterListingsFailure);
});

test('its address is settled by the deployment, and nothing is made up in production', () => {
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
