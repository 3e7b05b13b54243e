import { plainDate } from '@campavia/domain';

import { takeDays } from '../../../test/bookings';
import { aFixtureOf, startPayingOverHttp, type PayingOverHttp } from '../../../test/paying-over-http';
import type { PaymentsFixture } from '../../../test/paid-trips';
import type { BookingRow } from '../bookings/booking-process.service';

let over: PayingOverHttp;
let fixture: PaymentsFixture;

beforeAll(async () => {
  over = await startPayingOverHttp();
});
beforeEach(async () => {
  fixture = await aFixtureOf(over);
});
afterAll(() => over.close());

const payBy = async (trip: BookingRow, ending: string, expiry = '09/29') =>
  over.start(trip, { type: 'card', token: await over.sandbox.card(ending, { expiry }) });

describe('codes of a payment that the provider refuses', () => {
  test.each([
    ['0301', 'MGP_3DS_AUTH_FAILED'],
    ['0302', 'MPG_BANK_AMOUNT_LIMIT_REACHED'],
    ['0303', 'MPG_CARD_AMOUNT_LIMIT_REACHED'],
    ['0304', 'MPG_CARD_EXPIRED'],
    ['0305', 'MPG_CARD_FRAUD'],
    ['0306', 'MPG_CARD_INACTIVE'],
    ['0307', 'MPG_CARD_LOST'],
    ['0308', 'MPG_COUNTRY_UNAUTHORIZED'],
    ['0309', 'MPG_AUTH_EXPIRED'],
    ['0310', 'MPG_PAYPAL_FAILED'],
    ['0311', 'MPG_UNKNOWN'],
  ])('a card ending in %s: %s', async (ending, error_code) => {
    const trip = await fixture.trip();
    const { status, body } = await payBy(trip, ending);
    expect([status, body]).toMatchObject([200, { status: 'FAILED', redirect_url: null, error_code }]);
    expect((await over.get(trip, 'payment/final/')).body).toMatchObject({ status: 'FAILED', error_code });
    const { payments, means } = (await over.get(trip, 'payments/')).body;
    expect(payments).toMatchObject([{ state: 'failed', error_code }]);
    expect(means.length).toBeGreaterThan(1);
  });

  test.each([
    ['3-D Secure, denied', 'card', 'refuse', 'MGP_3DS_AUTH_FAILED'],
    ['3-D Secure, cancelled', 'card', 'cancel', 'MGP_3DS_AUTH_FAILED'],
    ['3-D Secure, run into time', 'card', 'expire', 'MPG_AUTH_EXPIRED'],
    ['PayPal, cancelled', 'paypal', 'cancel', 'MPG_PAYPAL_FAILED'],
    ['PayPal, refused', 'paypal', 'refuse', 'MPG_PAYPAL_FAILED'],
    ['iDEAL, cancelled', 'ideal', 'cancel', 'MPG_UNKNOWN'],
    ['iDEAL, a limit', 'ideal', 'limit', 'MPG_BANK_AMOUNT_LIMIT_REACHED'],
  ])('the page of %s: %s', async (_, type, decision, error_code) => {
    const trip = await fixture.trip({ locale: 'nl' });
    const body = type === 'card' ? { type, token: await over.sandbox.card('3220') } : { type };
    const { id, redirect_url } = (await over.start(trip, body)).body;
    await over.sandbox.press(redirect_url, decision);
    expect((await over.ended(trip, id)).body).toMatchObject({ status: 'FAILED', error_code });
  });
});

const confirm = (trip: BookingRow, body: object = {}) => over.post(trip, 'payment/confirm/', body);
const refused = (code: string) => ({ status: 405, body: { code, detail: expect.stringMatching(/\w/) } });

describe('the six codes of a confirmation, as a start of a payment answers them too', () => {
  test('a card that expires before the trip ends: PAYMENT_ERROR_CREDIT_CARD_WILL_EXPIRE', async () => {
    const trip = await fixture.trip();
    const token = await over.sandbox.card('4242', { expiry: '06/27' });
    expect(await confirm(trip, { type: 'card', token })).toMatchObject(
      refused('PAYMENT_ERROR_CREDIT_CARD_WILL_EXPIRE'),
    );
    expect(await payBy(trip, '4242', '06/27')).toMatchObject(
      refused('PAYMENT_ERROR_CREDIT_CARD_WILL_EXPIRE'),
    );
    expect(await payBy(trip, '4242', '07/27')).toMatchObject({ status: 200, body: { status: 'SUCCEEDED' } });
  });

  test('a token that was used, and none: PAYMENT_ERROR_IN_SEND_CARD_INFO', async () => {
    const token = await over.sandbox.card('0311');
    await over.start(await fixture.trip(), { type: 'card', token });
    const trip = await fixture.trip();
    for (const body of [{ type: 'card', token }, { type: 'card' }]) {
      expect(await over.start(trip, body)).toMatchObject(refused('PAYMENT_ERROR_IN_SEND_CARD_INFO'));
    }
    expect(await confirm(trip, { type: 'card', token })).toMatchObject(
      refused('PAYMENT_ERROR_IN_SEND_CARD_INFO'),
    );
  });

  test.each([
    ['a request that was not accepted', 'BOOKING_IN_WRONG_STATE', { state: 'VALIDATED' }],
    ['one that expired', 'BOOKING_IN_WRONG_STATE', { pay_by: new Date(Date.UTC(2027, 2, 15, 7)) }],
    ['a trip that is paid', 'BOOKING_ALREADY_PAID', { state: 'TO_COME' }],
    [
      'a driver of twenty',
      'INSURANCE_CONDITIONS_NOT_MET',
      { driver_born_on: plainDate('2007-01-01'), driver_licence_since: plainDate('2024-01-01') },
    ],
    [
      'a driver of twenty-two with the reinforced insurance',
      'INSURANCE_CONDITIONS_NOT_MET',
      { insurance_id: 2, driver_born_on: plainDate('2005-01-01') },
    ],
  ] as const)('%s: %s', async (_, code, storedCode) => {
    const trip = await fixture.trip(storedCode);
    expect(await confirm(trip)).toMatchObject(refused(code));
    expect(await over.start(trip, { type: 'paypal' })).toMatchObject(refused(code));
  });

  test('days booked by another guest: CAMPER_ALREADY_BOOKED', async () => {
    const trip = await fixture.trip();
    await takeDays(over.api.database, { ...trip, id: undefined }, 'owner');
    expect(await confirm(trip)).toMatchObject(refused('CAMPER_ALREADY_BOOKED'));
    expect(await over.start(trip, { type: 'paypal' })).toMatchObject(refused('CAMPER_ALREADY_BOOKED'));
  });
});

test('a trip called off while its guest pays, on the way back: BOOKING_NOT_IN_VALID_STATE', async () => {
  const trip = await fixture.trip();
  const { redirect_url } = (await over.start(trip, { type: 'paypal' })).body;
  await fixture.process.transition({
    bookingId: trip.id,
    name: 'refuse',
    actor: 'owner',
    actorId: trip.owner_id,
  });
  await over.sandbox.press(redirect_url, 'approve');
  expect(await over.get(trip, 'payment/final/')).toMatchObject(refused('BOOKING_NOT_IN_VALID_STATE'));
  const paypal = (await fixture.rows(trip.id))[0];
  expect(paypal).toMatchObject({ state: 'done', error_code: 'BOOKING_NOT_IN_VALID_STATE' });
  expect(await fixture.rows(trip.id)).toContainEqual(
    expect.objectContaining({ reason: 'refund', of_payment: paypal?.id, amount: 100_000 }),
  );
});

describe('codes of a price, as the calls of a payment answer them', () => {
  const HOUR_MS = 3_600_000;

  async function startingIn(hours: number): Promise<BookingRow> {
    const { now } = fixture;
    const starts_at = new Date(now + hours * HOUR_MS);
    const day = plainDate(starts_at.toISOString().slice(0, 10));
    return fixture.trip({ date_from: day, starts_at, pay_by: new Date(now + HOUR_MS) });
  }

  async function documentsAre(status: 'added' | 'valid_ask' | 'validated'): Promise<void> {
    const { database } = over.api;
    const { guestId: user_id } = fixture.participants;
    await database.deleteFrom('document').where('user_id', '=', user_id).execute();
    const documents = (['driving_licen', 'id_proof'] as const).map((document_type) => ({
      document_type,
      user_id,
      status,
      created_at: new Date(fixture.now),
    }));
    await database.insertInto('document').values(documents).execute();
  }

  test.each([
    ['104', 71, 'added'],
    [null, 71, 'valid_ask'],
    [null, 73, 'added'],
    ['110', 23, 'valid_ask'],
    [null, 23, 'validated'],
  ] as const)('%s, %s hours ahead with documents that are %s', async (code, hours, status) => {
    await documentsAre(status);
    const trip = await startingIn(hours);
    const answers = [
      await over.get(trip, 'payment/?type=paypal'),
      await confirm(trip),
      await over.start(trip, { type: 'paypal' }),
    ];
    const refusal = { status: 400, body: { __all__: [code] } };
    for (const answer of answers) expect(answer).toMatchObject(code === null ? { status: 200 } : refusal);
  });
});
