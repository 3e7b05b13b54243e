import { settingsFor, startApplication, type Application } from '../../../test/application';
import {
  aBooking,
  participantsOf,
  deleteBookings,
  storeBooking,
  type Participants,
} from '../../../test/bookings';
import { call, signIn } from '../../../test/users';
import { TEST_NOW_MS } from '../../../test/scratch-databases';
import { createTestServices } from '../../../test/services';
import { createClock } from '../../core/clock';
import { createBookingProcess } from './booking-process.service';
import { createBookingCompletion } from './complete-booking';
import { createStaffBookingsService, type StaffBookingsService } from './staff/staff-bookings.service';

const clock = createClock(TEST_NOW_MS);
const given: (number | undefined)[] = [];

let api: Application;
let participants: Participants;
let staff: StaffBookingsService;
let [one, other] = [0, 0];

beforeAll(async () => {
  api = await startApplication();
  participants = await participantsOf(api.database);
  const { database } = api;
  const supporters = await database
    .updateTable('app_user')
    .set({ is_staff: true, staff_role: 'support' })
    .where('email', 'in', ['staff@campavia.test', 'pro@campavia.test'])
    .returning('id')
    .execute();
  [one, other] = supporters.map(({ id }) => id) as [number, number];
  const emails = createTestServices({
    database: api.database,
    settings: settingsFor(api.databaseUrl, api.home),
    clock,
  }).bookings.emails;
  const refund_named_amount = async (_: unknown, __: unknown, asked: { refundTotal?: number }) =>
    void given.push(asked.refundTotal);
  const process = createBookingProcess({ database, clock, emails, effects: { refund_named_amount } });
  const completion = createBookingCompletion({ database, clock, process });
  staff = createStaffBookingsService({ database, clock, process, completion });
});
afterAll(() => api.close());

const as = (userId: number) => ({
  userId,
  sessionId: '',
  actorId: undefined,
  isConfirmed: true,
  isStaff: true,
});
const cancel = (userId: number, id: number, refund_total: string) =>
  staff.cancel(as(userId), String(id), { reason: 'Fire in the park', refund_total });

async function aTrip(): Promise<number> {
  await deleteBookings(api.database);
  return (await storeBooking(api.database, aBooking(participants, { state: 'TO_COME' }))).id;
}

test('one member of staff refunds up to 500 EUR', async () => {
  const id = await aTrip();
  expect(await cancel(one, id, '500.00')).toEqual({ id, state: 'CANCELLED_STAFF' });
  expect(given.pop()).toBe(50_000);
});

test('a larger refund needs a second one who enters the same amount', async () => {
  const id = await aTrip();
  expect(await cancel(one, id, '500.01')).toBe('proposed');
  await expect(cancel(one, id, '500.01')).rejects.toMatchObject({
    status: 405,
    code: 'second_person_needed',
  });
  expect(await cancel(other, id, '700.00')).toBe('proposed');
  expect(await cancel(one, id, '700.00')).toEqual({ id, state: 'CANCELLED_STAFF' });
  expect(given.pop()).toBe(70_000);
});

test('rejects a refund above the paid amount', async () => {
  const id = await aTrip();
  await expect(cancel(one, id, '1000.01')).rejects.toMatchObject({ fields: { refund_total: {} } });
  await expect(cancel(one, id, '-1.00')).rejects.toMatchObject({ fields: { refund_total: {} } });
});

test('for everybody else there is no such booking, and the call answers a proposal with 202', async () => {
  const id = await aTrip();
  const body = { reason: 'Fire', refund_total: '600.00' };
  const { access_token: guest } = await signIn(api.app, 'guest@campavia.test');
  const at = `PATCH /v4/bookings-staff/${id}/cancel/` as const;
  expect((await call(api.app, at, { token: guest, body })).status).toBe(404);
  const { access_token: token } = await signIn(api.app, 'staff@campavia.test');
  expect(await call(api.app, at, { token, body })).toMatchObject({
    status: 202,
    body: { code: 'second_person_needed' },
  });
  expect((await call(api.app, 'PATCH /v4/bookings-staff/abc/cancel/', { token, body })).status).toBe(404);
  expect((await call(api.app, at, { token, body: { ...body, refund_total: 'x' } })).status).toBe(400);
});
