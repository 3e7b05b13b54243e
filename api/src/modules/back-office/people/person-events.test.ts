import type { StaffPerson } from '@campavia/contracts';
import { plainDate } from '@campavia/domain';

import { startApplication, type Application } from '../../../../test/application';
import { aBooking, participantsOf, storeBooking } from '../../../../test/bookings';
import { TEST_NOW_MS } from '../../../../test/scratch-databases';
import { aNewUser, call, signIn } from '../../../../test/users';

let api: Application;
let staff: string;

beforeAll(async () => {
  api = await startApplication();
  staff = (await signIn(api.app, 'staff@campavia.test')).access_token;
});
afterAll(() => api.close());

const read = async (id: number): Promise<StaffPerson> =>
  (await call(api.app, `GET /v4/back-office/people/${id}/`, { token: staff })).body;

test('events by a user and staff actions about the user are listed, newest first', async () => {
  const { database } = api;
  const participants = await participantsOf(database);
  const { token, me } = await aNewUser(api.app);
  const days = { date_from: plainDate('2027-06-01'), date_to: plainDate('2027-06-08') };
  const trip = await storeBooking(
    database,
    aBooking({ ...participants, guestId: me.id }, { state: 'TO_COME', ...days }),
  );
  const at = (hours: number) => new Date(TEST_NOW_MS - hours * 3_600_000);
  await database
    .insertInto('booking_change')
    .values({
      booking_id: trip.id,
      at: at(3),
      move: 'cancel',
      actor: 'guest',
      actor_id: me.id,
      from_state: 'TO_COME',
      to_state: 'CANCELLED_GUEST',
      reason: 'REASON_OTHER',
      comment: null,
    })
    .execute();
  await database
    .insertInto('deposit_claim')
    .values({
      booking_id: trip.id,
      kind: 'damage',
      amount: 18_000,
      currency: 'EUR',
      description: 'A scratch',
      made_at: at(2),
      answer_until: at(-118),
    })
    .execute();
  const report = { reason: 'MISLEADING', comment: 'Other pictures' };
  const reported = await call(api.app, `POST /3/products/${participants.camperId}/report/`, {
    token,
    body: report,
  });
  expect(reported.status).toBeLessThan(300);
  const { events } = await read(me.id);
  expect(events).toMatchObject([
    { kind: 'report', by_them: true, subject: 'listing', reason: 'MISLEADING', amount: null },
    { kind: 'claim', by_them: false, about: trip.id, amount: '180.00', currency: 'EUR' },
    { kind: 'cancellation', by_them: true, about: trip.id, reason: 'REASON_OTHER' },
  ]);
  const { events: ofOwner } = await read(participants.ownerId);
  expect(ofOwner.map(({ kind, by_them: isByThem }) => [kind, isByThem])).toEqual(
    expect.arrayContaining([
      ['report', false],
      ['claim', true],
      ['cancellation', false],
    ]),
  );
});

test('why the payouts of a person are held is shown', async () => {
  const { ownerId } = await participantsOf(api.database);
  expect((await read(ownerId)).payout_hold).toBeNull();
  const hold = `/v4/payouts-staff/${ownerId}/hold/` as const;
  await call(api.app, `PUT ${hold}`, { token: staff, body: { reason: 'Two complaints' } });
  expect((await read(ownerId)).payout_hold).toMatchObject({ reason: 'Two complaints' });
  await call(api.app, `DELETE ${hold}`, { token: staff });
  expect((await read(ownerId)).payout_hold).toBeNull();
});
