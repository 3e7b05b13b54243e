import { Value } from 'typebox/value';

import { AddressesAnswerSchema, type Address } from '@campavia/contracts';
import { anAddress } from '@campavia/contracts/testing';

import { createCaller, startApplication, type Application } from '../../../test/application';
import {
  AddressSearchFailure,
  type AddressSearch,
  type AddressSearchQuery,
} from '../../providers/address-search/address-search';
import { createRateLimiter } from '../../core/rate-limits/rate-limiter';
import { createAddresses } from './addresses.service';

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

const ask = (q: string, more = '') => api.get(`/v4/geolocation/addresses/?q=${encodeURIComponent(q)}${more}`);
const find = async (q: string, more = ''): Promise<Address[]> => (await ask(q, more)).body;

describe('suggestions for an address while it is typed', () => {
  test('has all its parts, and stands in its town', async () => {
    const found = await find('4 rue du lac, Annecy');
    expect(Value.Errors(AddressesAnswerSchema, found)).toEqual([]);
    expect(found[0]).toMatchObject({
      street_number: '4',
      route: 'Rue du Lac',
      locality: 'Annecy',
      administrative_area_level_1: 'Auvergne-Rhône-Alpes',
      administrative_area_level_2: 'Haute-Savoie',
      administrative_area_level_3: 'Annecy',
      country: 'FR',
    });
    expect(Math.abs((found[0]?.latitude ?? 0) - 45.9)).toBeLessThan(0.02);
    expect(found[0]?.label).toMatch(/^4 Rue du Lac, \d{5} Annecy, France$/);
  });

  test.each([
    ['annec', 'Annecy', 'FR'],
    ['12 rue de la gare 74000 annecy', 'Annecy', 'FR'],
    ['Bahnhofstr Zürich', 'Zürich', 'CH'],
    ['3 high street, London', 'London', 'GB'],
    ['Saint-Étienne', 'Saint-Étienne', 'FR'],
  ])('%s leads to %s', async (text, locality, country) => {
    expect((await find(text))[0]).toMatchObject({ locality, country });
  });

  test('keeps the postal code and a street that were typed', async () => {
    const [first] = await find('7b Allée des Tests 74940 Annecy');
    expect(first).toMatchObject({ street_number: '7b', route: 'Allée des tests', postal_code: '74940' });
  });

  test('is the same every time, whatever the case and the spaces', async () => {
    expect(await find('  RUE DU  LAC annecy')).toEqual(await find('rue du lac annecy'));
  });

  test('is in the requested country, in the reader’s language', async () => {
    const found = await find('mont', '&country=ch');
    expect(new Set(found.map(({ country }) => country))).toEqual(new Set(['CH']));
    const { body } = await api.get('/v4/geolocation/addresses/?q=Annecy', { 'accept-language': 'de-CH' });
    expect(body[0].label).toMatch(/Frankreich$/);
  });

  test.each(['', 'an', '  a ', '\0\0\0', "'; drop table place; --", '%%%', '漢字漢字', 'qqxzzw'])(
    '%j is no reason to fail',
    async (text) => {
      expect(await ask(text)).toMatchObject({ status: 200, body: [] });
    },
  );

  test.each(['q=' + 'a'.repeat(201), 'q=annecy&country=FRA', 'q=annecy&country=1', 'q=annecy&country='])(
    'refuses %s in words',
    async (query) => {
      const { status, body } = await api.get(`/v4/geolocation/addresses/?${query}`);
      expect(status).toBe(400);
      expect(Object.values(body).flat().join()).not.toBe('');
    },
  );
});

test('without a provider the call is unavailable, in the reader’s language', async () => {
  const without = await startApplication({
    outside: { routing: {}, notifications: {} },
  });
  const answer = await createCaller(without.app)('/v4/geolocation/addresses/?q=annecy', {
    'accept-language': 'fr',
  });
  expect(answer).toMatchObject({ status: 503, body: { code: 'address_search_away' } });
  expect(answer.body.detail).toMatch(/adresses/);
  await without.close();
});

describe('the provider', () => {
  const reader = { network: '192.0.2.1', language: 'en' } as const;

  function served(provider: AddressSearch) {
    const failures: unknown[] = [];
    const rateLimits = {
      limiter: (name: string, limit: { most: number; withinMs: number }) =>
        createRateLimiter(name, limit, { clock: {} }),
    };
    const log = { error: (failure: unknown) => failures.push(failure) };
    return { failures, ...createAddresses({ rateLimits, provider, log }) };
  }

  test('is asked once for the same text, also at once', async () => {
    const asked: AddressSearchQuery[] = [];
    const { find: findHere } = served({
      find: async (query) => {
        asked.push(query);
        return [anAddress()];
      },
    });
    await Promise.all(['Rue du lac', 'rue  du LAC'].map((q) => findHere({ q }, reader)));
    await findHere({ q: 'rue du lac', country: 'fr' }, reader);
    expect(asked).toEqual([
      { text: 'rue du lac', language: 'en' },
      { text: 'rue du lac', country: 'FR', language: 'en' },
    ]);
  });

  test('is asked again after a failure, which is logged and answered 503', async () => {
    let isAway = true;
    const { find: findHere, failures } = served({
      find: async () => {
        if (isAway) throw new AddressSearchFailure('answered 502');
        return [anAddress()];
      },
    });
    await expect(findHere({ q: 'annecy' }, reader)).rejects.toMatchObject({
      status: 503,
      code: 'address_search_away',
    });
    expect(failures).toEqual([{ failure: 'answered 502' }]);
    isAway = false;
    expect(await findHere({ q: 'annecy' }, reader)).toEqual([anAddress()]);
  });

  test('is limited per network', async () => {
    const { find: findHere } = served({ find: async () => [] });
    const statuses = await Promise.all(
      Array.from({ length: 121 }, (_, nth) =>
        findHere({ q: `street ${nth}` }, reader).then(
          () => 200,
          (error: { status: number }) => error.status,
        ),
      ),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(await findHere({ q: 'street' }, { ...reader, network: '192.0.2.2' })).toEqual([]);
  });
});
