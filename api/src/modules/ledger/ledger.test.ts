import { startApplication, type Application } from '../../../test/application';
import { aPaymentsFixture, type PaymentsFixture } from '../../../test/paid-trips';
import { createClock } from '../../core/clock';
import { createNightlyLedgerCheck } from './nightly-ledger-check.job';
import { createLedgerStore } from './ledger.store';

const DAY_MS = 86_400_000;

let api: Application;
let fixture: PaymentsFixture;

beforeAll(async () => {
  api = await startApplication();
});
beforeEach(async () => {
  fixture = await aPaymentsFixture(api);
});
afterAll(() => api.close());

const AT = new Date(Date.UTC(2027, 2, 15));

function post(reference: string, ...amounts: number[]) {
  return api.database.transaction().execute((transaction) =>
    createLedgerStore(transaction).post({
      reference,
      kind: 'pay_in',
      bookingId: null,
      paymentId: null,
      at: AT,
      currency: 'EUR',
      entries: amounts.map((amount) => ({ account: 'provider_cash', amount })),
    }),
  );
}

test('a movement that does not sum to zero is not written, nor anything of its transaction', async () => {
  await expect(post('a', 100, -99)).rejects.toThrow('does not sum to zero');
  expect(await api.database.selectFrom('ledger_movement').selectAll().execute()).toEqual([]);
});

test('the same thing is booked once', async () => {
  expect(await post('b', 100, -100)).toBe(true);
  expect(await post('b', 100, -100)).toBe(false);
});

test('ledger entries are never changed', async () => {
  await post('c', 100, -100);
  const [change, remove] = [
    api.database.updateTable('ledger_entry').set({ amount: 1 }),
    api.database.deleteFrom('ledger_movement'),
  ];
  await expect(change.execute()).rejects.toThrow('append-only');
  await expect(remove.execute()).rejects.toThrow('append-only');
});

test('every share of a price belongs to someone, and an owner who cancels pays for it', async () => {
  const trip = await fixture.trip();
  await fixture.pay(trip);
  expect(await balances()).toEqual({
    provider_cash: 100_000,
    owner_payable: -70_000,
    platform_fees: -10_500,
    insurance_payable: -19_500,
    guest_receivable: 0,
  });
  await fixture.process.transition({
    bookingId: trip.id,
    name: 'cancel',
    actor: 'owner',
    actorId: trip.owner_id,
  });
  await fixture.jobs.syncWaiting();
  expect(await balances()).toEqual({
    provider_cash: 0,
    owner_payable: 15_000,
    platform_fees: 0,
    insurance_payable: 0,
    guest_receivable: 0,
    money_to_return: 0,
    owner_penalties: -15_000,
  });
  expect(await fixture.faults()).toEqual([]);
});

test('the nightly check says what differs, once a day', async () => {
  const trip = await fixture.trip();
  await fixture.pay(trip);
  await api.database.updateTable('booking').set({ paid: 99_999 }).where('id', '=', trip.id).execute();
  const logged: unknown[] = [];
  const check = (ms: number) =>
    createNightlyLedgerCheck({
      database: api.database,
      clock: createClock(AT.getTime() + ms),
      log: { error: (fault: unknown) => void logged.push(fault) },
    });
  const today = check(0);
  await today.checkDue();
  const first = logged.length;
  expect(logged).toContainEqual({ what: 'booking is paid', id: trip.id, expected: 99_999, found: 100_000 });
  await today.checkDue();
  expect(logged).toHaveLength(first);
  await Promise.all([check(DAY_MS).checkDue(), check(DAY_MS).checkDue()]);
  expect(logged).toHaveLength(2 * first);
});

async function balances(): Promise<Record<string, number>> {
  const rows = await api.database
    .selectFrom('ledger_entry')
    .select(['account', (entry) => entry.fn.sum<number>('amount').as('sum')])
    .groupBy('account')
    .execute();
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
}
