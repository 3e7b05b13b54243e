import Value from 'typebox/value';

import { CamperStatisticsSchema } from '@campavia/contracts';
import { addDays, plainDate, type PlainDate } from '@campavia/domain';

import { startApplication, type Application } from '../../../test/application';
import {
  aBooking,
  participantsOf,
  deleteBookings,
  storeBooking,
  type Participants,
} from '../../../test/bookings';
import { aNewUser, call, signIn } from '../../../test/users';

let api: Application;
let participants: Participants;
let owner: string;

beforeAll(async () => {
  api = await startApplication();
  participants = await participantsOf(api.database);
  owner = (await signIn(api.app, 'owner@campavia.test')).access_token;
});
afterAll(() => api.close());

beforeEach(async () => {
  await deleteBookings(api.database);
  await api.database.deleteFrom('camper_mark').execute();
});

const read = (query = '', token: string | undefined = owner) =>
  call(api.app, `GET /3/products/${participants.camperId}/stats/${query}`, { token });

const trip = (from: string, to: string, over: Parameters<typeof aBooking>[1] = {}) =>
  storeBooking(
    api.database,
    aBooking(participants, { state: 'TO_COME', date_from: plainDate(from), date_to: plainDate(to), ...over }),
  );

const look = (day: PlainDate, prints: number, visits: number) =>
  api.database
    .insertInto('camper_mark')
    .values({ camper_id: participants.camperId, day, prints, visits })
    .execute();

test('a year without anything is a year of zeros', async () => {
  const { status, body } = await read('?year=2026');
  expect(status).toBe(200);
  expect(Value.Errors(CamperStatisticsSchema, body)).toEqual([]);
  expect(body.months).toHaveLength(12);
  expect(body).toMatchObject({
    year: 2026,
    years: [2027],
    total: { income: '0.00', days: 365, days_let: 0 },
    year_before: null,
    answers: { asked: 0, answered: 0 },
  });
});

test('days count in the month they are in, income in the month the trip began', async () => {
  await trip('2026-07-29', '2026-08-02', { earnings: 40_050 });
  await trip('2026-08-10', '2026-08-12', { earnings: 20_000 });
  const { body } = await read('?year=2026');
  expect(body.months[6]).toEqual({
    month: '2026-07',
    days: 31,
    days_let: 3,
    income: '400.50',
    is_running: false,
  });
  expect(body.months[7]).toMatchObject({ days_let: 5, income: '200.00' });
  expect(body.total).toEqual({ income: '600.50', days: 365, days_let: 8 });
});

test('the current year ends today', async () => {
  await trip('2027-03-10', '2027-03-20', { earnings: 70_000 });
  await trip('2027-04-10', '2027-04-20', { earnings: 70_000 });
  const { body } = await read();
  expect(body.months.map(({ month }: { month: string }) => month)).toEqual(['2027-01', '2027-02', '2027-03']);
  expect(body.months[2]).toMatchObject({ days: 31, days_let: 6, income: '700.00', is_running: true });
  expect(body.months[1]).toMatchObject({ is_running: false });
});

test.each([
  ['asked for', 'VALIDATED'],
  ['given up', 'ABANDONED'],
  ['accepted and not paid', 'ACCEPTED'],
  ['expired', 'ACCEPTED_EXP'],
] as const)('a booking that is %s is no trip', async (_, state) => {
  await trip('2026-07-01', '2026-07-05', { state });
  expect((await read('?year=2026')).body.total).toMatchObject({ income: '0.00', days_let: 0 });
});

test('of a cancelled trip, the share that stayed with the owner is income', async () => {
  const { id } = await trip('2026-07-01', '2026-07-05', {
    state: 'CANCELLED_GUEST',
    earnings: 70_000,
    paid: 100_000,
  });
  await api.database
    .insertInto('booking_line')
    .values({
      booking_id: id,
      position: 1,
      code: 'days',
      share: 'owner',
      amount: 80_000,
      amount_owner: 80_000,
    } as never)
    .execute();
  const { id: movement } = await api.database
    .insertInto('ledger_movement')
    .values({ reference: `unsold/${id}`, kind: 'unsold', booking_id: id, payment_id: null, at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sides = { movement_id: movement, user_id: null, currency: 'EUR' as const };
  await api.database
    .insertInto('ledger_entry')
    .values([
      { ...sides, position: 0, account: 'owner_payable', amount: 60_000 },
      { ...sides, position: 1, account: 'guest_receivable', amount: -60_000 },
    ])
    .execute();
  const { body } = await read('?year=2026');
  expect(body.months[6]).toMatchObject({ income: '175.00', days_let: 0 });
});

test('views are summed by month, and a year is compared with the previous one', async () => {
  await look(plainDate('2026-02-01'), 5, 1);
  await look(plainDate('2026-02-28'), 7, 2);
  await trip('2025-07-01', '2025-07-04', { earnings: 30_000 });
  const { body } = await read('?year=2026');
  expect(body.print_stats[1]).toEqual({ month: '2026-02', count: 12 });
  expect(body.visit_stats[1]).toEqual({ month: '2026-02', count: 3 });
  expect(body).toMatchObject({
    prints: 12,
    visits: 3,
    years: [2027, 2026, 2025],
    year_before: { income: '300.00', days: 365, days_let: 4 },
  });
});

test('answers of the last 90 days count, and requests that ran out', async () => {
  const moves = ['accept', 'refuse', 'no_answer'] as const;
  for (const [nth, move] of moves.entries()) {
    const from = addDays(plainDate('2027-06-01'), nth * 10);
    const { id } = await trip(from, addDays(from, 3), { state: 'ACCEPTED_EXP' });
    await api.database
      .insertInto('booking_change')
      .values({
        booking_id: id,
        from_state: 'VALIDATED',
        to_state: 'ACCEPTED_EXP',
        move,
        actor: 'owner',
        at: new Date('2027-03-01T10:00:00Z'),
      } as never)
      .execute();
  }
  expect((await read()).body.answers).toEqual({ asked: 3, answered: 2 });
});

test.each([
  ['a year that has not begun', '?year=2028', 404, 'statistics_year_ahead'],
  ['no year', '?year=soon', 400, undefined],
  ['a year before there were any', '?year=1999', 400, undefined],
])('%s is refused', async (_, query, status, code) => {
  const answer = await read(query);
  expect(answer).toMatchObject({ status, ...(code && { body: { code } }) });
});

test('only its owner reads the figures', async () => {
  const stranger = (await aNewUser(api.app)).token;
  expect((await read('', stranger)).status).toBe(404);
  expect((await call(api.app, `GET /3/products/${participants.camperId}/stats/`, {})).status).toBe(401);
  expect((await call(api.app, 'GET /3/products/x/stats/', { token: owner })).status).toBe(404);
});
