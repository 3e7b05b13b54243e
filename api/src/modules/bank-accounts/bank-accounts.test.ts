import { randomBytes } from 'node:crypto';

import { aBankAccountForm } from '@campavia/contracts/testing';

import { startApplication, type Application } from '../../../test/application';
import { aPayoutsFixture } from '../../../test/payouts';
import { TEST_NOW_MS } from '../../../test/scratch-databases';
import { aNewUser, call, sentTo } from '../../../test/users';
import { createClock } from '../../core/clock';
import type { ProviderBankAccount } from '../../providers/owner-accounts/owner-accounts-provider';
import { PaymentsFailure } from '../../providers/payments/payments-provider';
import { createBankAccounts } from './bank-accounts.service';
import { createSealedOrders } from './sealed-orders';

const IBAN = '/3/mangopay/iban/';
const GERMAN = 'DE89 3704 0044 0532 0130 00';

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

/** Bank accounts over a provider of the test's own. */
function aService(answer: 'takes' | 'away' | 'refuses') {
  const made = new Map<string, ProviderBankAccount>();
  const state = { answer, numbers: [] as string[], deactivated: [] as string[] };
  const provider = {
    createBankAccount: async (_: string, order: { iban: string; reference: string }, key: string) => {
      await Promise.resolve();
      if (state.answer === 'away') throw new PaymentsFailure('away', 'no answer');
      if (state.answer === 'refuses') throw new PaymentsFailure('refused', 'no such account');
      const { reference } = order;
      const known = made.get(key) ?? {
        id: `bank ${reference}`,
        status: 'ACTIVE',
        reference,
        confirmUrl: null,
      };
      made.set(key, known);
      state.numbers.push(order.iban);
      return known;
    },
    listBankAccounts: () => Promise.resolve([...made.values()]),
    deactivateBankAccount: (_: string, id: string) => {
      state.deactivated.push(id);
      return Promise.resolve();
    },
  };
  const clock = createClock(TEST_NOW_MS);
  const accounts = createBankAccounts({
    database: api.database,
    clock,
    provider,
    providerUsers: { ensure: (userId) => Promise.resolve(`user ${userId}`) },
    orders: createSealedOrders([{ id: 'test', key: randomBytes(32) }]),
    notifications: api.services.providers.notifications,
    log: { error: () => undefined },
  });
  const end = (id: string, status: ProviderBankAccount['status']) => {
    made.set(id, { id, status, reference: id, confirmUrl: null });
    return accounts.handleEvent(id);
  };
  return { accounts, state, end };
}

const rowsOf = (userId: number) =>
  api.database.selectFrom('bank_account').selectAll().where('user_id', '=', userId).orderBy('id').execute();

test.each([
  ['an empty number', '', /./],
  ['a number of no country', 'ZZ12 3456', /code of a country/],
  ['a number that is too short', GERMAN.slice(0, -3), /too short/],
  ['wrong check digits', GERMAN.replace('89', '88'), /check digits/],
  ['a country that payouts do not reach', 'BR18 0036 0305 0000 1000 9795 493C 1', /SEPA/],
])('%s is refused at its field', async (_, iban, sentence) => {
  const { token } = await aNewUser(api.app);
  const { status, body } = await call(api.app, `POST ${IBAN}`, { token, body: aBankAccountForm({ iban }) });
  expect(status).toBe(400);
  expect(body).toEqual({ iban: [expect.stringMatching(sentence)] });
});

test('the record is empty before there is an account, and visitors sign in', async () => {
  const { token } = await aNewUser(api.app);
  expect(await call(api.app, `GET ${IBAN}`, { token })).toMatchObject({ status: 200, body: {} });
  expect((await call(api.app, `GET ${IBAN}`)).status).toBe(401);
});

test('an account is masked, its number is forgotten, and two submissions at once make one', async () => {
  const { me } = await aNewUser(api.app);
  const { accounts } = aService('takes');
  const form = aBankAccountForm();
  const [saved] = await Promise.all([accounts.change(me.id, form), accounts.change(me.id, form)]);
  expect(saved).toMatchObject({ iban: 'FR•• •••• 2606', held_until: null });
  expect(await accounts.get(me.id)).toMatchObject({ status: 'validated' });
  const rows = await rowsOf(me.id);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.sealed_order).toBeNull();
});

test('a change holds payouts for 48 hours, writes to both addresses and ends the earlier account', async () => {
  const { me } = await aNewUser(api.app);
  const { accounts, state } = aService('takes');
  const company = `office-${me.id}@campavia.test`;
  await api.database
    .insertInto('company')
    .values({
      user_id: me.id,
      name: 'Vans',
      registration_number: '1',
      vat_number: null,
      email: company,
      phone: null,
      street: '1 rue Haute',
      zipcode: '69001',
      city: 'Lyon',
      country: 'FR',
    })
    .execute();
  await accounts.change(me.id, aBankAccountForm());
  expect(await sentTo(api.app, company)).toEqual([]);
  const changed = await accounts.change(me.id, aBankAccountForm({ iban: GERMAN }));
  expect(changed.held_until).toMatch(/^2027-03-17T08:00:0/);
  for (const address of [me.email, company]) {
    const [email] = await sentTo(api.app, address);
    expect(email).toMatchObject({ kind: 'bank_account_changed' });
    expect(JSON.stringify(email)).toContain('DE•• •••• 3000');
    expect(JSON.stringify(email)).not.toMatch(/\b0532\b|0044 ?0532|0532 ?0130/);
  }
  expect(state.deactivated).toHaveLength(1);
});

test('a provider that is away gets the account later, and once', async () => {
  const { me } = await aNewUser(api.app);
  const { accounts, state } = aService('away');
  expect(await accounts.change(me.id, aBankAccountForm())).toMatchObject({ status: 'queued' });
  const [waiting] = await rowsOf(me.id);
  expect(waiting?.sealed_order?.toString('latin1')).not.toContain('2004');
  state.answer = 'takes';
  await api.database
    .updateTable('bank_account')
    .set({ try_at: new Date(TEST_NOW_MS) })
    .where('user_id', '=', me.id)
    .execute();
  await accounts.sendWaiting();
  await accounts.sendWaiting();
  expect(await accounts.get(me.id)).toMatchObject({ status: 'validated' });
  expect(state.numbers).toEqual(['FR1420041010050500013M02606']);
});

test('an account that the provider refuses leaves the earlier one in place', async () => {
  const { me } = await aNewUser(api.app);
  const { accounts, state } = aService('takes');
  await accounts.change(me.id, aBankAccountForm());
  state.answer = 'refuses';
  await expect(accounts.change(me.id, aBankAccountForm({ iban: GERMAN }))).rejects.toMatchObject({
    fields: { iban: { id: 'iban_not_accepted' } },
  });
  expect(await accounts.get(me.id)).toMatchObject({ country: 'FR', status: 'validated' });
});

test('an account that the provider has closed is refused, until it is active there again', async () => {
  const { me } = await aNewUser(api.app);
  const { accounts, end } = aService('takes');
  await accounts.change(me.id, aBankAccountForm());
  const id = (await rowsOf(me.id))[0]?.provider_id ?? '';
  await end(id, 'INACTIVE');
  await end(id, 'INACTIVE');
  expect(await accounts.get(me.id)).toMatchObject({ status: 'refused' });
  await end(id, 'ACTIVE');
  expect(await accounts.get(me.id)).toMatchObject({ status: 'validated' });
});

describe('a payout whose bank account is closed while it is sent again and again', () => {
  const HOUR_MS = 3_600_000;
  const DUE = 265 * HOUR_MS;

  async function closedMeanwhile(mode: 'away' | 'breaks after it took the order') {
    const fixture = await aPayoutsFixture(api);
    const trip = await fixture.paidTrip(10);
    const payDue = (hours: number) => fixture.payoutsAt(DUE + hours * HOUR_MS).payDue();
    fixture.accounts.mode = mode;
    await payDue(0);
    const service = aService('takes');
    await service.end((await rowsOf(fixture.ownerId))[0]?.provider_id ?? '', 'INACTIVE');
    return { ...fixture, ...service, trip, payDue, provider: fixture.accounts };
  }

  test('reaches the next account, once', async () => {
    const { accounts, ownerId, payDue, provider, rowsOf: payoutsOf, trip } = await closedMeanwhile('away');
    provider.mode = 'refuses';
    await payDue(1);
    provider.mode = 'pays';
    await payDue(2);
    expect(await payoutsOf(trip.id)).toMatchObject([{ state: 'blocked', block: 'bank_account_missing' }]);
    await accounts.change(ownerId, aBankAccountForm({ iban: GERMAN }));
    await payDue(49);
    await payDue(50);
    const [row] = await payoutsOf(trip.id);
    expect(row).toMatchObject({ state: 'done', amount: 70_000 });
    const orders = [...provider.payouts.values()];
    expect(orders.filter(({ answer }) => answer.status === 'SUCCEEDED')).toHaveLength(1);
    expect(orders.at(-1)?.order.bankAccountId).toBe((await rowsOf(ownerId)).at(-1)?.provider_id);
  });

  test('is not sent to another one if it had arrived', async () => {
    const {
      accounts,
      ownerId,
      payDue,
      provider,
      rowsOf: payoutsOf,
      trip,
    } = await closedMeanwhile('breaks after it took the order');
    await accounts.change(ownerId, aBankAccountForm({ iban: GERMAN }));
    provider.mode = 'pays';
    await payDue(1);
    const [sent] = provider.payouts.keys();
    provider.end(sent ?? '', { status: 'SUCCEEDED', refusal: null });
    await payDue(60);
    expect(await payoutsOf(trip.id)).toMatchObject([{ state: 'done', amount: 70_000 }]);
    expect(provider.payouts.size).toBe(1);
  });
});
