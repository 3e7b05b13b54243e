import { sql } from 'kysely';

import { hostileSearches } from '@campavia/contracts/testing';

import { startApplication, type Application } from '../../test/application';
import { TEST_TODAY } from '../../test/scratch-databases';
import { proveAgreement, type AgreementInput } from './prove-agreement';
import { proveSanity } from './prove-sanity';

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

function agree(over: Partial<AgreementInput> = {}) {
  return proveAgreement({
    database: api.database,
    today: TEST_TODAY,
    seed: 20_270_315,
    checks: 150,
    pins: 60,
    search: async (query) => (await api.get(`/3/campers/search/?${query}`)).body,
    listing: async (id, query) => (await api.get(`/3/products/${id}/?${query}`)).body,
    map: async (query) => (await api.get(`/3/campers/clusters/?${query}`)).body,
    ...over,
  });
}

describe('search, map and listing', () => {
  test('agree on availability and prices', async () => {
    expect(await agree()).toMatchObject({ checks: 150, pins: 60, disagreements: [] });
  });

  test('a camper found for days on which it is taken is detected', async () => {
    await sql`update camper_search set busy = '{}'`.execute(api.database);
    const { disagreements } = await agree({ maxDisagreements: 1 });
    await sql`select refresh_camper_search(array(select id from camper))`.execute(api.database);
    expect(disagreements[0]).toMatch(/found, but its listing refuses \(107\)/);
  });

  test.each(['listing', 'map'] as const)('a difference of a cent on the %s is detected', async (where) => {
    const pricier = <Priced extends { final_booking_price: string | null }>(camper: Priced): Priced => ({
      ...camper,
      final_booking_price: (Number(camper.final_booking_price) + 0.01).toFixed(2),
    });
    const broken: Partial<AgreementInput> = {
      listing: async (id, query) => pricier((await api.get(`/3/products/${id}/?${query}`)).body),
      map: async (query) => {
        const { body } = await api.get(`/3/campers/clusters/?${query}`);
        return { ...body, campers: body.campers.map(pricier) };
      },
    };
    const { disagreements } = await agree({ [where]: broken[where], maxDisagreements: 1 });
    expect(disagreements[0]).toMatch(where === 'map' ? /card and pin/ : /card and listing/);
  });
});

describe('hostile addresses of searches', () => {
  const input = { addresses: hostileSearches(90_210, 2_000), today: TEST_TODAY };

  test('are answered or refused, and answered once they are sanitised', async () => {
    const { asTyped, sanitised, problems } = await proveSanity({
      ...input,
      endpoints: 1,
      ask: api.get,
    });
    expect(problems).toEqual([]);
    expect(asTyped[200]).toBeGreaterThan(100);
    expect(asTyped[400]).toBeGreaterThan(500);
    expect(sanitised[200]).toBeGreaterThan(1_800);
  });

  test('a failure of the api is detected', async () => {
    const ask = () => Promise.resolve({ status: 500, body: {} });
    const { problems } = await proveSanity({ ...input, addresses: ['beds=2'], ask });
    expect(problems).toHaveLength(5);
  });

  test('a rule that accepts hostile input, throws or never ends is detected', async () => {
    const lax = (raw: object) => ({ query: raw, changed: false, dropped: [], adjusted: [] });
    const ask = api.get;
    const addresses = ['beds=two'];
    expect((await proveSanity({ ...input, addresses, ask, sanitise: lax })).problems[0]).toMatch(
      /answers 400/,
    );
    const restless = () => ({ ...lax({ beds: 2 }), changed: true });
    expect((await proveSanity({ ...input, addresses, ask, sanitise: restless })).problems).toHaveLength(1);
    const throwing = () => {
      throw new Error('oh');
    };
    expect((await proveSanity({ ...input, addresses, ask, sanitise: throwing })).problems).toHaveLength(1);
  });
});
