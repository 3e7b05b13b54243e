import { Value } from 'typebox/value';

import { EarningsResultSchema, type EarningsSimulation } from '@campavia/contracts';
import { anEarningsResult, anEarningsSimulation } from '@campavia/contracts/testing';

import { startApplication, type Application } from '../../../test/application';
import { call } from '../../../test/users';

let api: Application;
let networks = 0;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());
beforeEach(() => api.database.deleteFrom('crm_lead').execute());

/** Every call comes from another network unless it names one. */
function simulate(body: object, { from, language = 'en-IE' }: { from?: string; language?: string } = {}) {
  networks += 1;
  return call(api.app, 'POST /v4/campers/earnings-simulation/', {
    body,
    from: from ?? `198.51.100.${networks}`,
    headers: { 'accept-language': language },
  });
}

const without = (...fields: (keyof EarningsSimulation)[]) =>
  Object.fromEntries(
    Object.entries(anEarningsSimulation()).filter(([field]) => !(fields as string[]).includes(field)),
  );
const leads = () => api.database.selectFrom('crm_lead').selectAll().orderBy('id').execute();

describe('the estimated earnings of a camper', () => {
  test('is the example of the price rules, in euros', async () => {
    const { status, body } = await simulate(anEarningsSimulation());
    expect(status).toBe(200);
    expect(body).toEqual(anEarningsResult());
    expect(Value.Errors(EarningsResultSchema, body)).toEqual([]);
  });

  test('is zero a year where it is not available', async () => {
    const { body } = await simulate(anEarningsSimulation({ vehicle_availability: 'NotAvailable' }));
    expect(body).toEqual(anEarningsResult({ min_yearly: 0, max_yearly: 0 }));
  });

  test('uses defaults for missing age, seats and weeks', async () => {
    const form = without(
      'phone_number',
      'country',
      'number_of_weeks',
      'number_of_weekends',
      'vehicle_registered_year',
      'number_of_seats',
    );
    expect((await simulate(form)).body).toEqual(anEarningsResult({ min_yearly: 0, max_yearly: 0 }));
  });
});

describe('a missing property is an error, and nothing is calculated', () => {
  test.each([
    'first_name',
    'last_name',
    'email',
    'vehicle_type',
    'vehicle_registration_country',
    'is_professional',
    'vehicle_availability',
  ] as const)('%s', async (field) => {
    expect(await simulate(without(field))).toMatchObject({
      status: 400,
      body: { [field]: ['This is needed.'] },
    });
    expect(await leads()).toEqual([]);
  });

  test('all at once, in the reader’s language', async () => {
    const { status, body } = await simulate({}, { language: 'fr' });
    expect(status).toBe(400);
    expect(Object.keys(body).toSorted()).toEqual([
      'email',
      'first_name',
      'is_professional',
      'last_name',
      'vehicle_availability',
      'vehicle_registration_country',
      'vehicle_type',
    ]);
    expect(body.email).not.toEqual(['This is needed.']);
  });
});

describe('reports invalid input by field', () => {
  test.each<[keyof EarningsSimulation, unknown]>([
    ['first_name', '   '],
    ['first_name', 'x'.repeat(81)],
    ['first_name', 'a\u0000b'],
    ['last_name', '\u202eladiV'],
    ['last_name', ['Vidal']],
    ['email', 'marta'],
    ['email', 'marta@example.org, other@example.org'],
    ['email', `${'x'.repeat(250)}@example.org`],
    ['phone_number', '12'],
    ['phone_number', '+33 6 <script>'],
    ['country', 'XX'],
    ['country', 'France'],
    ['is_professional', 'perhaps'],
    ['vehicle_type', 0],
    ['vehicle_type', 8],
    ['vehicle_type', '1; drop table camper'],
    ['vehicle_availability', 'Sometimes'],
    ['vehicle_registration_country', 'fr'],
    ['vehicle_registration_country', '%%'],
    ['vehicle_registration_country', ''],
    ['number_of_weeks', 53],
    ['number_of_weeks', -1],
    ['number_of_weeks', 1.5],
    ['number_of_weekends', 1e300],
    ['number_of_weekends', 41],
    ['vehicle_registered_year', 2028],
    ['vehicle_registered_year', 1949],
    ['number_of_seats', 0],
    ['number_of_seats', 10],
    ['lead_source', 'summer'],
    ['lead_source', 0],
    ['lead_source', 1e10],
  ])('%s: %j', async (field, value) => {
    const { status, body } = await simulate({ ...anEarningsSimulation(), [field]: value });
    expect({ status, fields: Object.keys(body) }).toEqual({ status: 400, fields: [field] });
    expect(await leads()).toEqual([]);
  });

  test('a year has 52 weeks and weekends', async () => {
    const form = anEarningsSimulation({ number_of_weeks: 40, number_of_weekends: 12 });
    expect((await simulate(form)).status).toBe(200);
    const { body } = await simulate({ ...form, number_of_weekends: 13 });
    expect(body.number_of_weekends).toEqual([
      'Weeks and weekends together can be 52 at most: a year has no more.',
    ]);
  });
});

describe('the customer management', () => {
  test('gets the user, the input and the result', async () => {
    const form = anEarningsSimulation({ email: ' Marta@Example.org', lead_source: 4, is_professional: true });
    await simulate(form, { language: 'ca' });
    expect(await leads()).toMatchObject([
      {
        reason: 'earnings',
        email: 'marta@example.org',
        sent_at: null,
        properties: {
          first_name: 'Marta',
          last_name: 'Vidal',
          phone: '+33612345678',
          country: 'FR',
          language: 'ca',
          is_professional: true,
          is_available: true,
          lead_source: 'Partner',
          vehicle_type: 'lowprofile',
          min_yearly: 3200,
          max_yearly: 8550,
        },
      },
    ]);
  });

  test('gets the last of several simulations', async () => {
    await simulate(anEarningsSimulation());
    await simulate(anEarningsSimulation({ vehicle_type: 3 }));
    expect(await leads()).toMatchObject([{ properties: { vehicle_type: 'aclass' } }]);
  });

  test('gets no unknown lead source', async () => {
    const { status } = await simulate(anEarningsSimulation({ lead_source: 1_000_000_000 }));
    expect(status).toBe(200);
    expect((await leads())[0]?.properties).not.toHaveProperty('lead_source');
  });
});

test('simulations are limited per network', async () => {
  const form = anEarningsSimulation();
  const statuses = [];
  for (let nth = 0; nth < 31; nth += 1) statuses.push((await simulate(form, { from: '192.0.2.7' })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  const held = await simulate(form, { from: '192.0.2.7' });
  expect(held).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
  expect((await simulate(form)).status).toBe(200);
});
