import Value from 'typebox/value';

import {
  InsuranceChoicesSchema,
  RentalCoverConditionsSchema,
  type InsuranceChoice,
} from '@campavia/contracts';
import { LANGUAGES } from '@campavia/i18n/sites';

import { startApplication, type Application } from '../../../test/application';

let api: Application;
let id: number;

const DATES = 'date_from=2027-05-10&date_to=2027-05-19';
const AWAY = { 'x-demo-fault': 'rental-cover' };

beforeAll(async () => {
  api = await startApplication();
  const { body } = await api.get(`/3/campers/search/?where=united-kingdom&${DATES}`);
  id = body.results[0].id;
});
afterAll(() => api.close());

const choicesOf = (query: string, headers = {}) => api.get(`/3/insurance/?${query}`, headers);
const slugs = ({ choices }: { choices: InsuranceChoice[] }) => choices.map(({ slug }) => slug);

describe('how a camper can be insured', () => {
  test('lists the price and the requirements of each insurance, by the contract', async () => {
    const { status, body } = await choicesOf(`camper_id=${id}&${DATES}`);
    expect(status).toBe(200);
    expect([...Value.Errors(InsuranceChoicesSchema, body)]).toEqual([]);
    expect(body.choices.filter((choice: InsuranceChoice) => choice.is_default)).toHaveLength(1);
  });

  test('has the listed price in a quote, also in another currency', async () => {
    for (const currency of ['EUR', 'GBP', 'CHF']) {
      const { body } = await choicesOf(`camper_id=${id}&${DATES}&currency=${currency}`);
      for (const { id: insurance, price, slug } of body.choices as InsuranceChoice[]) {
        const query = `${DATES}&currency=${currency}&insurance_id=${insurance}`;
        const quoted = (await api.get(`/3/products/${id}/price/?${query}`)).body;
        expect([slug, quoted.price_insurance]).toEqual([slug, price]);
      }
      const quoted = (
        await api.get(`/3/products/${id}/price/?${DATES}&currency=${currency}&rental_cover=true`)
      ).body;
      expect(quoted.price_rental_cover).toBe(body.rental_cover.price);
    }
  });

  test('has a price for a day alone without dates', async () => {
    const { body } = await choicesOf(`camper_id=${id}`);
    expect(body.choices.map(({ price }: InsuranceChoice) => price)).not.toContain(expect.any(String));
    expect(body.rental_cover.price).toBeNull();
  });

  test('is for the owner to say where the owner has an insurance', async () => {
    const terms = api.database.updateTable('rental_terms').where('camper_id', '=', id);
    await terms.set({ insured_by: 'owner' }).execute();
    expect(slugs((await choicesOf(`camper_id=${id}`)).body)).toEqual(['standard', 'reinforced', 'none']);
    await terms.set({ insured_by: 'platform' }).execute();
    expect(slugs((await choicesOf(`camper_id=${id}`)).body)).toEqual(['standard', 'reinforced']);
  });

  test.each([
    ['', 400, 'camper_id'],
    ['camper_id=abc', 400, 'camper_id'],
    ['camper_id=99999999', 404, 'code'],
    ['camper_id=1&date_from=2027-05-10', 400, 'date_to'],
  ])('%j is answered with %d on %s', async (query, status, field) => {
    const answer = await choicesOf(query);
    expect(answer.status).toBe(status);
    expect(answer.body).toHaveProperty(field);
  });

  test('is retried while the rental cover is unavailable', async () => {
    const answer = await choicesOf(`camper_id=${id}`, AWAY);
    expect(answer).toMatchObject({ status: 503, body: { code: 'RENTAL_COVER_SERVICE_UNAVAILABLE' } });
  });
});

describe('one insurance', () => {
  test('is returned by its name, with its alternatives', async () => {
    const { body } = await api.get('/3/insurance/standard/?currency=EUR');
    expect(body).toMatchObject({ slug: 'standard', price_per_day: '15.00', deductible_amount: '1500.00' });
    expect(slugs((await api.get('/3/insurance/similar/standard/')).body)).toEqual(['reinforced']);
    expect(slugs((await api.get('/3/insurance/similar/none/')).body)).toEqual(['standard', 'reinforced']);
  });

  test.each(['/3/insurance/premium/', '/3/insurance/similar/premium/', '/3/insurance/%00/'])(
    'returns 404 for %s',
    async (address) => {
      expect(await api.get(address)).toMatchObject({ status: 404, body: { code: 'insurance_not_found' } });
    },
  );
});

describe('the conditions of the rental cover', () => {
  test('can be read in every language', async () => {
    const texts = new Set<string>();
    for (const language of LANGUAGES) {
      const { body } = await api.get('/v4/rental-cover/conditions/', { 'accept-language': language });
      expect([...Value.Errors(RentalCoverConditionsSchema, body)]).toEqual([]);
      texts.add(body.text);
    }
    expect(texts.size).toBe(LANGUAGES.length);
  });

  test.each([
    ['en-IE', 'EUR', '€2,000'],
    ['fr', 'EUR', '2\u202f000\u00a0€'],
    ['de', 'EUR', '2.000\u00a0€'],
    ['en-GB', 'GBP', '£1,744'],
  ])('formats money as %s does, in %s: %s', async (tag, currency, amount) => {
    const address = `/v4/rental-cover/conditions/?currency=${currency}`;
    const { body } = await api.get(address, { 'accept-language': tag });
    expect(body.text).toContain(` ${amount} `);
  });

  test('fails while the provider is down; in production the failure cannot be requested', async () => {
    expect((await api.get('/v4/rental-cover/conditions/', AWAY)).status).toBe(503);
    const production = await startApplication({ isSandbox: false });
    expect((await production.get('/v4/rental-cover/conditions/', AWAY)).status).toBe(200);
    await production.close();
  });
});
