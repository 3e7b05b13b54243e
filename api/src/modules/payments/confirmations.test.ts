import { plainDate } from '@campavia/domain';

import { startApplication, type Application } from '../../../test/application';
import { aPaymentsFixture, type PaymentsFixture } from '../../../test/paid-trips';

let api: Application;
let fixture: PaymentsFixture;

beforeAll(async () => {
  api = await startApplication();
});
beforeEach(async () => {
  fixture = await aPaymentsFixture(api);
});
afterAll(() => api.close());

const confirm = ({ id, guest_id }: { id: number; guest_id: number }, asked: object = {}) =>
  fixture.guest.confirm(guest_id, String(id), { form: asked, call: undefined });

async function giveCredits(...boxes: [balance: number, day: string][]) {
  const rows = boxes.map(([amount, day]) => ({
    user_id: fixture.participants.guestId,
    amount,
    balance: amount,
    currency: 'EUR' as const,
    reason: 'goodwill' as const,
    created_at: new Date(0),
    expire_at: new Date(`${day}T00:00:00Z` as never),
  }));
  await api.database.deleteFrom('moneybox').execute();
  await api.database.insertInto('moneybox').values(rows).execute();
}

function worth(value: number) {
  const { camperId } = fixture.participants;
  return api.database
    .updateTable('vehicle')
    .set({ value })
    .where('id', '=', (camper) =>
      camper.selectFrom('camper').select('vehicle_id').where('camper.id', '=', camperId),
    )
    .execute();
}

const balances = async () =>
  (await api.database.selectFrom('moneybox').select('balance').orderBy('id').execute()).map(
    ({ balance }) => balance,
  );

describe('a confirmation says why it cannot be', () => {
  test('PAYMENT_ERROR_CREDIT_CARD_WILL_EXPIRE', async () => {
    fixture.provider.expiry = '2027-06';
    const trip = await fixture.trip();
    await expect(confirm(trip, { token: 'card-token' })).rejects.toMatchObject(
      refused('PAYMENT_ERROR_CREDIT_CARD_WILL_EXPIRE'),
    );
    await expect(fixture.pay(trip)).rejects.toMatchObject(refused('PAYMENT_ERROR_CREDIT_CARD_WILL_EXPIRE'));
  });

  test('PAYMENT_ERROR_IN_SEND_CARD_INFO', async () => {
    const trip = await fixture.trip();
    await expect(fixture.pay(trip, { token: undefined })).rejects.toMatchObject(
      refused('PAYMENT_ERROR_IN_SEND_CARD_INFO'),
    );
  });

  test('BOOKING_IN_WRONG_STATE, also when the deadline for payment has passed without being recorded', async () => {
    const asked = await fixture.trip({ state: 'VALIDATED' });
    await expect(confirm(asked)).rejects.toMatchObject(refused('BOOKING_IN_WRONG_STATE'));
    const late = await fixture.trip({ pay_by: new Date(Date.UTC(2027, 2, 15, 7)) });
    await expect(confirm(late)).rejects.toMatchObject(refused('BOOKING_IN_WRONG_STATE'));
  });

  test('BOOKING_ALREADY_PAID', async () => {
    const trip = await fixture.trip({ state: 'TO_COME' });
    await expect(confirm(trip)).rejects.toMatchObject(refused('BOOKING_ALREADY_PAID'));
  });

  test('CAMPER_ALREADY_BOOKED', async () => {
    await fixture.trip({ state: 'TO_COME' });
    await expect(confirm(await fixture.trip())).rejects.toMatchObject(refused('CAMPER_ALREADY_BOOKED'));
  });

  test.each([
    [1, '2006-07-06', '2024-07-05'],
    [1, '2000-01-01', '2024-07-06'],
    [2, '2004-07-06', '2020-01-01'],
  ])('INSURANCE_CONDITIONS_NOT_MET (%#)', async (insurance_id, born, since) => {
    const driver = { driver_born_on: plainDate(born), driver_licence_since: plainDate(since) };
    const trip = await fixture.trip({ insurance_id, ...driver });
    await expect(confirm(trip)).rejects.toMatchObject(refused('INSURANCE_CONDITIONS_NOT_MET'));
  });

  test('INSURANCE_CONDITIONS_NOT_MET for a vehicle that is worth too much', async () => {
    const trip = await fixture.trip();
    await worth(10_000_001);
    await expect(confirm(trip)).rejects.toMatchObject(refused('INSURANCE_CONDITIONS_NOT_MET'));
    await expect(fixture.pay(trip)).rejects.toMatchObject(refused('INSURANCE_CONDITIONS_NOT_MET'));
    await worth(10_000_000);
    expect(await fixture.pay(trip)).toMatchObject({ status: 'SUCCEEDED' });
  });

  test('BOOKING_NOT_IN_VALID_STATE at the end of a payment', async () => {
    const trip = await fixture.trip({ state: 'CANCELLED_GUEST' });
    const end = fixture.guest.finish(trip.guest_id, String(trip.id));
    await expect(end).rejects.toMatchObject(refused('BOOKING_NOT_IN_VALID_STATE'));
  });
});

test('a price of nothing needs no payment, and of fifty confirmations one counts', async () => {
  const trip = await fixture.trip({ price: 0 });
  await api.database.deleteFrom('booking_line').where('booking_id', '=', trip.id).execute();
  const answers = await Promise.allSettled(Array.from({ length: 50 }, () => confirm(trip)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await fixture.booking(trip.id)).toMatchObject({ state: 'TO_COME', paid: 0 });
  expect(await fixture.faults()).toEqual([]);
});

test('rental credits pay first what expires first, and a refund of everything restores them', async () => {
  await giveCredits([60_000, '2028-01-01'], [60_000, '2027-05-01']);
  const trip = await fixture.trip();
  expect(await confirm(trip, { type: 'moneyb' })).toMatchObject({
    booking_state: 'TO_COME',
    status: 'SUCCEEDED',
  });
  expect(await balances()).toEqual([20_000, 0]);
  await fixture.process.transition({
    bookingId: trip.id,
    name: 'cancel',
    actor: 'owner',
    actorId: trip.owner_id,
  });
  expect(await balances()).toEqual([60_000, 60_000]);
  expect(await fixture.booking(trip.id)).toMatchObject({ state: 'CANCELLED_OWNER', refunded: 100_000 });
  expect(fixture.provider.refunds).toEqual([]);
  expect(await fixture.faults()).toEqual([]);
});

test('credits pay a part and a card the rest; when the card is declined they come back', async () => {
  await giveCredits([30_000, '2027-05-01']);
  fixture.provider.mode = 'declines';
  const trip = await fixture.trip();
  await fixture.pay(trip, { use_rental_credits: true });
  expect(await balances()).toEqual([30_000]);
  fixture.provider.mode = 'pays';
  await fixture.pay(trip, { use_rental_credits: true, amount: '700.00' });
  expect(await balances()).toEqual([0]);
  expect(await fixture.booking(trip.id)).toMatchObject({ state: 'TO_COME', paid: 100_000 });
  expect(await fixture.faults()).toEqual([]);
});

test('an amount that is not the one the reader saw is not taken', async () => {
  const trip = await fixture.trip();
  await expect(fixture.pay(trip, { amount: '999.99' })).rejects.toMatchObject({
    status: 409,
    code: 'payment_changed',
  });
  expect(fixture.provider.payIns.size).toBe(0);
});

test('returns 404 for payments of another user', async () => {
  const trip = await fixture.trip();
  for (const ask of [fixture.overview.list, fixture.guest.previewRefund, fixture.choice.summary]) {
    await expect(ask(fixture.participants.ownerId, String(trip.id))).rejects.toMatchObject({ status: 404 });
  }
});

const refused = (code: string) => ({ status: 405, code });
