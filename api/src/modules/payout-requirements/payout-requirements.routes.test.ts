import Value from 'typebox/value';

import { PayoutRequirementsSchema, type PayoutRequirement } from '@campavia/contracts';
import { aCompany, aLegalProfile } from '@campavia/contracts/testing';

import { startApplication, type Application } from '../../../test/application';
import { TEST_NOW_MS } from '../../../test/scratch-databases';
import { aNewUser, call } from '../../../test/users';

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

async function statusesOf(token: string) {
  const { status, body } = await call(api.app, 'GET /v4/users/me/payout-requirements/', { token });
  expect(status).toBe(200);
  expect(Value.Errors(PayoutRequirementsSchema, body)).toEqual([]);
  expect(body.done).toBe(body.results.filter((each: PayoutRequirement) => each.status === 'done').length);
  return Object.fromEntries(body.results.map((each: PayoutRequirement) => [each.name, each.status]));
}

const addDocument = (
  userId: number,
  type: 'id_proof' | 'reg_proof' | 'reg_association',
  status: 'validated' | 'refused',
) =>
  api.database
    .insertInto('document')
    .values({
      user_id: userId,
      vehicle_id: null,
      booking_id: null,
      document_type: type,
      status,
      created_at: new Date(TEST_NOW_MS),
    })
    .execute();

test('a private owner needs four things, and a company six', async () => {
  const { token, me } = await aNewUser(api.app);
  const missing = { profile: 'missing', identity: 'missing', bank_account: 'missing', tax_number: 'missing' };
  expect(await statusesOf(token)).toEqual(missing);
  await call(api.app, 'POST /v4/users/me/legal/', { token, body: aLegalProfile() });
  await addDocument(me.id, 'id_proof', 'validated');
  expect(await statusesOf(token)).toEqual({ ...missing, profile: 'done', identity: 'done' });
  await call(api.app, 'POST /v4/users/me/company/', {
    token,
    body: aCompany({ professional_type: 'PARTNERSHIP_DE' }),
  });
  await addDocument(me.id, 'reg_proof', 'validated');
  await addDocument(me.id, 'reg_association', 'refused');
  expect(await statusesOf(token)).toEqual({
    ...missing,
    profile: 'done',
    identity: 'done',
    company: 'refused',
    beneficial_owners: 'missing',
  });
});

test('a sole trader has no beneficial owners to declare', async () => {
  const { token } = await aNewUser(api.app);
  await call(api.app, 'POST /v4/users/me/company/', {
    token,
    body: aCompany({ professional_type: 'SOLETRADER' }),
  });
  expect(Object.keys(await statusesOf(token))).toEqual([
    'profile',
    'identity',
    'company',
    'bank_account',
    'tax_number',
  ]);
});

test('payouts to a changed bank account wait for 48 hours, to a first one they do not', async () => {
  const { token, me } = await aNewUser(api.app);
  const account = {
    user_id: me.id,
    holder: 'Camille Roux',
    country: 'FR',
    last_digits: '0189',
    provider_id: null,
  };
  const at = (hours: number) => new Date(TEST_NOW_MS - hours * 3_600_000);
  const resting = async () =>
    (await call(api.app, 'GET /v4/users/me/payout-requirements/', { token })).body.results.find(
      ({ name }: PayoutRequirement) => name === 'bank_account',
    );
  await api.database
    .insertInto('bank_account')
    .values({ ...account, made_at: at(20), replaced_at: null })
    .execute();
  expect(await resting()).toMatchObject({ status: 'done', resting_until: null });
  await api.database
    .updateTable('bank_account')
    .set({ replaced_at: at(10) })
    .where('user_id', '=', me.id)
    .execute();
  await api.database
    .insertInto('bank_account')
    .values({ ...account, made_at: at(10), replaced_at: null })
    .execute();
  const until = new Date(TEST_NOW_MS + 38 * 3_600_000).toISOString();
  expect(await resting()).toMatchObject({ status: 'done', resting_until: until });
});

test('visitors have to sign in', async () => {
  expect((await call(api.app, 'GET /v4/users/me/payout-requirements/')).status).toBe(401);
});
