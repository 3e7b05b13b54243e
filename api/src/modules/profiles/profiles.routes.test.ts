import Value from 'typebox/value';

import { CompanySchema, LegalProfileSchema, MoneyboxSchema } from '@campavia/contracts';
import { aCompany, aLegalProfile } from '@campavia/contracts/testing';
import { plainDate } from '@campavia/domain';

import { aBooking, participantsOf, storeBooking } from '../../../test/bookings';
import { startApplication, type Application } from '../../../test/application';
import { aNewUser, call, later, signIn } from '../../../test/users';
import { createReceiptsStore } from '../receipts/receipts.store';

const YEAR_MS = 366 * 86_400_000;

let api: Application;
let token: string;

beforeAll(async () => {
  api = await startApplication();
});
beforeEach(async () => {
  token = (await aNewUser(api.app)).token;
});
afterAll(() => api.close());

const pages = [
  { name: 'company', address: '/v4/users/me/company/', schema: CompanySchema, form: aCompany() },
  {
    name: 'legal_profile',
    address: '/v4/users/me/legal/',
    schema: LegalProfileSchema,
    form: aLegalProfile(),
  },
] as const;

describe.each(pages)('the $name of a user', ({ name, address, schema, form }) => {
  test('is created once, read and changed', async () => {
    expect(await call(api.app, `GET ${address}`, { token })).toMatchObject({
      status: 404,
      body: { code: `${name}_not_found` },
    });
    const made = await call(api.app, `POST ${address}`, { token, body: form });
    expect([made.status, made.body]).toEqual([201, form]);
    expect(Value.Errors(schema, made.body)).toEqual([]);
    const changed = await call(api.app, `PATCH ${address}`, { token, body: { city: ' Chambéry ' } });
    expect(changed).toMatchObject({ status: 200, body: { ...form, city: 'Chambéry' } });
    expect((await call(api.app, `GET ${address}`, { token })).body).toEqual(changed.body);
    expect(await call(api.app, `POST ${address}`, { token, body: form })).toMatchObject({
      status: 409,
      body: { code: `${name}_exists` },
    });
  });

  test('cannot be changed before it exists, nor read by visitors', async () => {
    expect((await call(api.app, `PATCH ${address}`, { token, body: { city: 'Lyon' } })).status).toBe(404);
    expect((await call(api.app, `GET ${address}`)).status).toBe(401);
  });

  test.each([
    [{ street: '' }, 'street'],
    [{ city: 'A\0B' }, 'city'],
    [{ country: 'France' }, 'country'],
    [{ country: 'QQ' }, 'country'],
    [{ zipcode: 'x'.repeat(30) }, 'zipcode'],
  ])('with %j is refused on its field', async (over, field) => {
    const { status, body } = await call(api.app, `POST ${address}`, { token, body: { ...form, ...over } });
    expect([status, Object.keys(body)]).toEqual([400, [field]]);
    expect((await call(api.app, `GET ${address}`, { token })).status).toBe(404);
  });
});

test('a company makes its owner professional, with the kind of company', async () => {
  const body = { ...aCompany({ professional_type: 'SOLETRADER' }), vat_number: '', email: undefined };
  expect((await call(api.app, 'POST /v4/users/me/company/', { token, body })).body).toMatchObject({
    vat_number: null,
    email: null,
  });
  const me = (await call(api.app, 'GET /3/users/me/', { token })).body;
  expect(me).toMatchObject({ professional: true, professional_type: 'SOLETRADER' });
  await call(api.app, 'PATCH /v4/users/me/company/', { token, body: { professional_type: 'BUSINESS' } });
  expect((await call(api.app, 'GET /3/users/me/', { token })).body.professional_type).toBe('BUSINESS');
});

test('a user with upcoming trips of the company stays professional; afterwards they are private, without a bank account', async () => {
  const person = await aNewUser(api.app);
  const own = { token: person.token };
  await call(api.app, 'POST /v4/users/me/company/', { ...own, body: aCompany() });
  await api.database
    .insertInto('bank_account')
    .values({
      user_id: person.me.id,
      holder: 'Alpes Évasion',
      country: 'FR',
      last_digits: '2606',
      provider_id: `bank-${person.me.id}`,
      made_at: new Date(),
      replaced_at: null,
    })
    .execute();
  const participants = { ...(await participantsOf(api.database)), ownerId: person.me.id };
  const trip = aBooking(participants, { state: 'TO_COME', date_from: plainDate('2027-08-05') });
  const { id } = await storeBooking(api.database, trip);
  const end = () => call(api.app, 'DELETE /v4/users/me/company/', own);
  expect(await end()).toMatchObject({ status: 409, body: { code: 'company_has_trips' } });
  const receipt = await createReceiptsStore(api.database).find(id);
  const over = { state: 'DONE' as const, starts_at: new Date('2020-06-01'), ends_at: new Date('2020-06-08') };
  await api.database.updateTable('booking').set(over).where('id', '=', id).execute();
  expect((await end()).status).toBe(204);
  expect((await end()).status).toBe(404);
  expect((await call(api.app, 'GET /3/users/me/', own)).body).toMatchObject({ professional_type: null });
  expect((await call(api.app, 'GET /3/mangopay/iban/', own)).body).toEqual({});
  const later = await createReceiptsStore(api.database).find(id);
  expect(later?.owner).toEqual(receipt?.owner);
  const again = await call(api.app, 'POST /v4/users/me/company/', { ...own, body: aCompany() });
  expect(again.status).toBe(201);
});

test.each([
  ['company', { professional_type: 'CLUB' }, 'professional_type'],
  ['company', { email: 'nonsense' }, 'email'],
  ['company', { phone: '04 76 00 00 00' }, 'phone'],
  ['legal', { borned_on: '2020-01-01' }, 'borned_on'],
  ['legal', { borned_on: '1980-02-30' }, 'borned_on'],
  ['legal', { nationality: 'XX' }, 'nationality'],
])('%s with %j is refused', async (name, over, field) => {
  const form = name === 'company' ? aCompany() : aLegalProfile();
  const { status, body } = await call(api.app, `POST /v4/users/me/${name}/`, {
    token,
    body: { ...form, ...over },
  });
  expect([status, Object.keys(body)]).toEqual([400, [field]]);
});

test('rental credits are listed while they can be spent', async () => {
  const { access_token } = await signIn(api.app, 'guest@campavia.test');
  const { body } = await call(api.app, 'GET /3/moneyboxes/', { token: access_token });
  expect(body).toMatchObject({ count: 1, next: null, results: [{ amount: '50.00', currency: 'EUR' }] });
  expect(Value.Errors(MoneyboxSchema, body.results[0])).toEqual([]);
  expect((await call(api.app, 'GET /3/moneyboxes/', { token })).body.count).toBe(0);
  const muchLater = await later(api, 2 * YEAR_MS);
  const { access_token: then } = await signIn(muchLater, 'guest@campavia.test');
  expect((await call(muchLater, 'GET /3/moneyboxes/', { token: then })).body.count).toBe(0);
  await muchLater.close();
});

test('the demo company has its representative', async () => {
  const { access_token } = await signIn(api.app, 'pro@campavia.test');
  const company = await call(api.app, 'GET /v4/users/me/company/', { token: access_token });
  expect(company.body).toMatchObject({ name: 'Alpes Évasion', professional_type: 'BUSINESS' });
  expect((await call(api.app, 'GET /v4/users/me/legal/', { token: access_token })).status).toBe(200);
});
