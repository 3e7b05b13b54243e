import Value from 'typebox/value';

import { ReceiptSchema, type Receipt } from '@campavia/contracts';
import { addDays, momentOf, parseDecimal } from '@campavia/domain';

import type { Api } from '../../core/app-context';
import { startApplication, type Application } from '../../../test/application';
import { aPaymentsFixture, type PaymentsFixture } from '../../../test/paid-trips';
import { TEST_NOW_MS, TEST_TODAY } from '../../../test/scratch-databases';
import { call, later, signIn } from '../../../test/users';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
// The trip begins 112 days after the start, at 9:00 in Paris.
const STARTS_MS = momentOf(addDays(TEST_TODAY, 112), 9, 'Europe/Paris');
const THIRD_EVENING_MS = STARTS_MS + 2 * DAY_MS + 10 * HOUR_MS - TEST_NOW_MS;

let api: Application;
let fixture: PaymentsFixture;
const opened: Api[] = [];

beforeAll(async () => {
  api = await startApplication();
  await api.database
    .updateTable('app_user')
    .set({ is_staff: true, staff_role: 'support' })
    .where('email', '=', 'staff@campavia.test')
    .execute();
});
beforeEach(async () => {
  fixture = await aPaymentsFixture(api);
});
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close();
});
afterAll(() => api.close());

interface Action {
  who: 'guest' | 'owner' | 'staff';
  what: string;
  body?: object;
}

async function at(ms: number) {
  const app = await later(api, ms);
  opened.push(app);
  return async (id: number, { who, what, body = {} }: Action) => {
    const { access_token: token } = await signIn(app, `${who}@campavia.test`);
    return call(app, `PATCH /v4/bookings-${who}/${id}/${what}/`, { token, body });
  };
}

async function readReceipt(ms: number, id: number): Promise<{ status: number; body: Receipt }> {
  const app = await later(api, ms);
  opened.push(app);
  const { access_token: token } = await signIn(app, 'guest@campavia.test');
  return call(app, `GET /3/my-requests/${id}/receipt/`, { token });
}

const sum = (amounts: readonly string[]) =>
  amounts.reduce((total, amount) => total + parseDecimal(amount), 0);

/** Every amount of a cancelled receipt, as far as others follow from it. */
function expectClosed({ lines, total, payments, cancellation, vat }: Receipt) {
  if (!cancellation) throw new Error('The receipt is not one of a cancelled trip');
  const retained = parseDecimal(cancellation.retained_total);
  expect(sum(lines.map(({ amount }) => amount))).toBe(parseDecimal(total));
  expect(sum(cancellation.retained.map(({ booked }) => booked))).toBe(parseDecimal(total));
  expect(sum(cancellation.retained.map((share) => share.retained))).toBe(retained);
  expect(sum(payments.map(({ amount }) => amount)) - parseDecimal(cancellation.refund_open)).toBe(retained);
  for (const { net, vat: tax, gross } of vat)
    expect(parseDecimal(net) + parseDecimal(tax)).toBe(parseDecimal(gross));
}

// 700 for the owner, 105 of fees, 195 of insurance.
test.each([
  ['guest, the day it was confirmed', HOUR_MS, byGuest('1000.00'), ['guest', 'nothing', '0.00', '1000.00']],
  ['guest, long before', 2 * DAY_MS, byGuest('685.00'), ['guest', 'on_time', '315.00', '685.00']],
  ['guest, in the last month', 100 * DAY_MS, byGuest('195.00'), ['guest', 'too_late', '805.00', '195.00']],
  [
    'owner',
    2 * DAY_MS,
    { who: 'owner', what: 'cancel', body: { reason: 'BREAKDOWN' } },
    ['owner', 'nothing', '0.00', '1000.00'],
  ],
  [
    'owner, on the third evening',
    THIRD_EVENING_MS,
    { who: 'owner', what: 'cancel', body: { reason: 'REASON_DOWN' } },
    ['owner', 'used_days', '428.57', '571.43'],
  ],
  [
    'staff, with an amount of their own',
    2 * DAY_MS,
    { who: 'staff', what: 'cancel', body: { reason: 'Fire in the park', refund_total: '123.45' } },
    ['staff', 'agreed', '876.55', '123.45'],
  ],
] as const satisfies readonly [string, number, Action, readonly string[]][])(
  'contains the retained amount of a trip cancelled by the %s, before and after the refund',
  async (_, afterMs, action, [by, reason, retained, refund]) => {
    const trip = await fixture.trip();
    await fixture.pay(trip);
    expect((await (await at(afterMs))(trip.id, action)).status).toBe(200);
    const before = await readReceipt(afterMs, trip.id);
    expect([...Value.Errors(ReceiptSchema, before.body)]).toEqual([]);
    expect(before.body).toMatchObject({
      total: '1000.00',
      to_pay: '0.00',
      cancellation: { by, reason, retained_total: retained, refund_open: refund },
    });
    expectClosed(before.body);
    await fixture.later(afterMs + 5 * 60_000).jobs.syncWaiting();
    const { body } = await readReceipt(afterMs + HOUR_MS, trip.id);
    expect(body.cancellation).toMatchObject({ retained_total: retained, refund_open: '0.00' });
    expect(body.payments.map(({ amount }) => amount)).toEqual(['1000.00', `-${refund}`]);
    expectClosed(body);
  },
);

function byGuest(refund_total: string): Action {
  return { who: 'guest', what: 'cancel', body: { reason: 'CANCEL_HOLIDAYS', refund_total } };
}

test('of a trip that both cancelled the fee stays, and the tax is that of what stays', async () => {
  const trip = await fixture.trip();
  await fixture.pay(trip);
  await (
    await at(2 * DAY_MS)
  )(trip.id, { who: 'owner', what: 'cancel-together' });
  await (
    await at(3 * DAY_MS)
  )(trip.id, { who: 'guest', what: 'cancel-together' });
  const { body } = await readReceipt(3 * DAY_MS, trip.id);
  expectClosed(body);
  expect(body.cancellation).toMatchObject({ by: 'both', reason: 'together', retained_total: '105.00' });
  expect(body.vat.map(({ supplier, gross }) => [supplier, gross])).toEqual([['platform', '105.00']]);
  expect(body.vat_total).toBeNull();
});

test('the terms depend on the date at the camper’s place, which is named', async () => {
  const trip = await fixture.trip();
  await fixture.pay(trip);
  const zone = { time_zone: 'America/New_York' };
  await api.database.updateTable('booking').set(zone).where('id', '=', trip.id).execute();
  // Thirty days before the trip: three in the morning in Paris of the day after, nine in the evening in New York.
  const lastEvening = momentOf(addDays(TEST_TODAY, 112 - 30), 21, 'America/New_York') - TEST_NOW_MS;
  expect((await (await at(lastEvening))(trip.id, byGuest('685.00'))).status).toBe(200);
  const { body } = await readReceipt(lastEvening, trip.id);
  expect(body.cancellation).toMatchObject({
    reason: 'on_time',
    cancelled_on: addDays(TEST_TODAY, 112 - 30),
    retained_total: '315.00',
  });
});
