import Value from 'typebox/value';

import { ReceiptSchema, type Receipt } from '@campavia/contracts';
import { parseDecimal } from '@campavia/domain';

import { startApplication, type Application } from '../../../test/application';
import {
  aBooking,
  participantsOf,
  deleteBookings,
  storeBooking,
  type Participants,
} from '../../../test/bookings';
import { call, signIn } from '../../../test/users';
import type { NewBooking } from '../bookings/bookings.store';

let api: Application;
let participants: Participants;
let guest: string;
let owner: string;

beforeAll(async () => {
  api = await startApplication();
  participants = await participantsOf(api.database);
  guest = (await signIn(api.app, 'guest@campavia.test')).access_token;
  owner = (await signIn(api.app, 'owner@campavia.test')).access_token;
});
afterAll(() => api.close());
beforeEach(() => deleteBookings(api.database));
afterEach(() => makeOwner(null));

const CONFIRMED_AT = new Date('2027-03-14T10:00:00Z');

async function book(over: Partial<NewBooking> = {}) {
  const booking = aBooking(participants, { state: 'TO_COME', confirmed_at: CONFIRMED_AT, ...over });
  const { id, currency_used: currency } = await storeBooking(api.database, booking);
  await api.database.deleteFrom('booking_line').where('booking_id', '=', id).execute();
  await api.database
    .insertInto('booking_line')
    .values(
      LINES.map(([code, share, amount], position) => ({
        booking_id: id,
        position,
        code,
        share,
        amount,
        amount_owner: amount,
        parts: JSON.stringify([]),
        request_id: null,
      })),
    )
    .execute();
  const paid = { booking_id: id, type: 'card', state: 'done', currency, made_at: CONFIRMED_AT } as const;
  await api.database
    .insertInto('payment')
    .values([
      { ...paid, reason: 'book', amount: 90_000, done_at: CONFIRMED_AT },
      { ...paid, reason: 'depos', amount: 150_000, done_at: CONFIRMED_AT },
      { ...paid, reason: 'refund', amount: 2_000, done_at: new Date('2027-03-20T23:30:00Z') },
    ])
    .execute();
  await api.database.updateTable('booking').set({ price: TOTAL }).where('id', '=', id).execute();
  return id;
}

const LINES = [
  ['price_gross', 'owner', 80_000],
  ['price_discount_weekly', 'owner', -7_700],
  ['price_fees', 'fees', 10_845],
  ['price_insurance', 'insurance', 10_500],
  ['price_coupon', 'coupon', -5_000],
  ['price_cancellation_insurance', 'cancellation', 4_500],
] as const;
const TOTAL = LINES.reduce((sum, [, , amount]) => sum + amount, 0);

function makeOwner(professional_type: 'BUSINESS' | null) {
  const changed = api.database.updateTable('app_user').set({ professional_type });
  return changed.where('id', '=', participants.ownerId).execute();
}

async function read(id: number | string, token = guest): Promise<{ status: number; body: Receipt }> {
  return call(api.app, `GET /3/my-requests/${id}/receipt/`, { token });
}

const sum = (amounts: readonly string[]) =>
  amounts.reduce((total, amount) => total + parseDecimal(amount), 0);

test('a confirmed trip has its parties, lines that sum to its price, and what was paid and refunded', async () => {
  const id = await book();
  const { status, body } = await read(id);
  expect([status, Value.Check(ReceiptSchema, body)]).toEqual([200, true]);
  expect(body.number).toBe(`CV-2027-${String(id).padStart(6, '0')}`);
  expect(sum(body.lines.map(({ amount }) => amount))).toBe(parseDecimal(body.total));
  expect(parseDecimal(body.total)).toBe(TOTAL);
  expect(body.payments).toEqual([
    { type: 'card', amount: '900.00', paid_on: '2027-03-14' },
    // After midnight where the camper is.
    { type: 'card', amount: '-20.00', paid_on: '2027-03-21' },
  ]);
  expect(body.platform).toMatchObject({ name: 'Campavia Ltd', vat_number: 'IE 1234567WA' });
});

test('a private owner charges no tax: only the fee has some', async () => {
  const { body } = await read(await book());
  expect(body).toMatchObject({ is_professional: false, vat_total: null });
  expect(body.vat.map(({ supplier, rate, gross }) => [supplier, rate, gross])).toEqual([
    ['platform', '20', '108.45'],
    ['insurance', null, '150.00'],
    ['coupon', null, '-50.00'],
  ]);
});

test('with a professional owner the tax covers the whole price', async () => {
  await makeOwner('BUSINESS');
  const { body } = await read(await book());
  expect(body.vat[0]).toEqual({
    supplier: 'owner',
    rate: '20',
    net: '602.50',
    vat: '120.50',
    gross: '723.00',
  });
  const total = body.vat_total ?? { net: '', vat: '', gross: '' };
  expect(total.gross).toBe(body.total);
  expect(parseDecimal(total.net) + parseDecimal(total.vat)).toBe(TOTAL);
});

test.each(['ACCEPTED', 'CANCELLED_GUEST'] as const)(
  'a trip that is %s and was not confirmed has none',
  async (state) => {
    const id = await book({ state, confirmed_at: null });
    expect(await read(id)).toMatchObject({ status: 404, body: { code: 'receipt_not_found' } });
  },
);

test('returns 404 to other users', async () => {
  const id = await book();
  expect(await read(id, owner)).toMatchObject({ status: 404, body: { code: 'booking_not_found' } });
  expect(await read(id + 1)).toMatchObject({ status: 404 });
  expect(await read('summer')).toMatchObject({ status: 404 });
});
