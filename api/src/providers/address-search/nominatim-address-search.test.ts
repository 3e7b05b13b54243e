import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { Value } from 'typebox/value';

import { AddressesAnswerSchema } from '@campavia/contracts';

import { readAddressSearch } from '../../config/address-search-settings';
import { AddressSearchFailure, type AddressSearchQuery } from './address-search';
import { createNominatimAddressSearch } from './nominatim-address-search';

const QUERY: AddressSearchQuery = { text: '4 rue du lac', country: 'FR', language: 'de' };
/** After https://nominatim.org/release-docs/latest/api/Output/ */
const RESULT = {
  place_id: 100149,
  lat: '45.8992',
  lon: '6.1294',
  display_name: '4, Rue du Lac, Annecy, Haute-Savoie, Auvergne-Rhône-Alpes, 74000, France',
  importance: 0.4,
  address: {
    house_number: '4',
    road: 'Rue du Lac',
    suburb: 'Vieille Ville',
    city: 'Annecy',
    municipality: 'Annecy',
    county: 'Haute-Savoie',
    state: 'Auvergne-Rhône-Alpes',
    'ISO3166-2-lvl4': 'FR-ARA',
    postcode: '74000',
    country: 'France',
    country_code: 'fr',
  },
};

let server: Server | undefined;

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

async function aProvider(answer: RequestListener, more: { key?: string; timeoutMs?: number } = {}) {
  const started = createServer(answer);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const { port } = started.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/search?layer=address`;
  return createNominatimAddressSearch({ url, userAgent: 'Campavia (test)', ...more });
}

const answering = (body: unknown): RequestListener => {
  return (_, response) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
};

test('sends the documented parameters and the key', async () => {
  let asked: { url?: string; agent?: string } = {};
  const { find } = await aProvider(
    (request, response) => {
      asked = { url: request.url, agent: request.headers['user-agent'] };
      response.end('[]');
    },
    { key: 'secret & key' },
  );
  expect(await find(QUERY)).toEqual([]);
  expect(asked).toEqual({
    url: '/search?layer=address&q=4+rue+du+lac&format=jsonv2&addressdetails=1&limit=8&accept-language=de&countrycodes=fr&key=secret+%26+key',
    agent: 'Campavia (test)',
  });
});

test('its fields are mapped to ours', async () => {
  const { find } = await aProvider(answering([RESULT]));
  const found = await find(QUERY);
  expect(Value.Errors(AddressesAnswerSchema, found)).toEqual([]);
  expect(found).toEqual([
    {
      label: RESULT.display_name,
      street_number: '4',
      route: 'Rue du Lac',
      locality: 'Annecy',
      administrative_area_level_1: 'Auvergne-Rhône-Alpes',
      administrative_area_level_2: 'Haute-Savoie',
      administrative_area_level_3: 'Annecy',
      administrative_area_level_4: 'Vieille Ville',
      postal_code: '74000',
      country: 'FR',
      latitude: 45.8992,
      longitude: 6.1294,
    },
  ]);
});

test('invalid results and other countries are left out, and at most eight are used', async () => {
  const german = { ...RESULT, address: { ...RESULT.address, country_code: 'de' } };
  const broken = [null, 7, { ...RESULT, lat: 'north' }, { ...RESULT, address: undefined }, german];
  const { find } = await aProvider(answering([...broken, ...Array.from({ length: 12 }, () => RESULT)]));
  expect(await find(QUERY)).toHaveLength(8);
});

test.each<[string, RequestListener]>([
  ['an error', (_, response) => response.writeHead(500).end()],
  ['a refusal', (_, response) => response.writeHead(429).end('[]')],
  ['no JSON', (_, response) => response.end('<html>')],
  ['no list', answering({ error: 'unknown key' })],
  ['a redirect', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
])('%s is a failure', async (_, answer) => {
  const { find } = await aProvider(answer);
  await expect(find(QUERY)).rejects.toThrow(AddressSearchFailure);
});

test('a timeout is a failure', async () => {
  const { find } = await aProvider(() => undefined, { timeoutMs: 50 });
  await expect(find(QUERY)).rejects.toThrow(AddressSearchFailure);
});

test('settings name the provider; a sandbox is refused in production', () => {
  const env = { ADDRESS_SEARCH_URL: 'https://addresses.example/search', ADDRESS_SEARCH_KEY: 'k' };
  expect(readAddressSearch(env, { isSandbox: false })).toEqual({ url: env.ADDRESS_SEARCH_URL, key: 'k' });
  expect(readAddressSearch({}, { isSandbox: true })).toBe('sandbox');
  expect(readAddressSearch({}, { isSandbox: false })).toBeUndefined();
  for (const url of ['sandbox', 'ftp://x', 'addresses.example']) {
    expect(() => readAddressSearch({ ADDRESS_SEARCH_URL: url }, { isSandbox: false })).toThrow(
      /ADDRESS_SEARCH_URL/,
    );
  }
});
