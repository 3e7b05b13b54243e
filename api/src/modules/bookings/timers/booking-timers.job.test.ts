import { plainDate } from '@campavia/domain';

import { settingsFor, startApplication, type Application } from '../../../../test/application';
import {
  aBooking,
  participantsOf,
  deleteBookings,
  storeBooking,
  type Participants,
} from '../../../../test/bookings';
import { TEST_NOW_MS } from '../../../../test/scratch-databases';
import { createTestServices } from '../../../../test/services';
import { createClock } from '../../../core/clock';
import type { NewBooking } from '../bookings.store';
import { createBookingTimers } from './booking-timers.job';

const HOUR_MS = 3_600_000;

let api: Application;
let participants: Participants;

beforeAll(async () => {
  api = await startApplication();
  participants = await participantsOf(api.database);
});
afterAll(() => api.close());
beforeEach(async () => {
  await deleteBookings(api.database);
  await api.database.deleteFrom('notice').execute();
});

const foundationIn = (hours: number) => ({
  settings: settingsFor(api.databaseUrl, api.home),
  database: api.database,
  clock: createClock(TEST_NOW_MS + hours * HOUR_MS),
});
const clocksIn = (hours: number) => createTestServices(foundationIn(hours)).bookings.timers;
const store = (over: Partial<NewBooking>) => storeBooking(api.database, aBooking(participants, over));
const stateOf = async (id: number) => {
  const { state, expiry_cause } = await api.database
    .selectFrom('booking')
    .select(['state', 'expiry_cause'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return [state, expiry_cause];
};
const kinds = async () =>
  (await api.database.selectFrom('notice').select('kind').orderBy('kind').execute()).map(({ kind }) => kind);

test.each([
  ['a request without an answer', { state: 'VALIDATED' }, 48, 'OWNER_NO_ANSWER'],
  ['an accepted request without money', { state: 'ACCEPTED' }, 72, 'GUEST_NOT_PAID'],
  ['an instant booking without money', { state: 'VALIDATED', is_instant: true }, 24, 'GUEST_NOT_PAID'],
] as const)('%s expires when its term is over, once, and not before', async (_, over, hours, cause) => {
  const { id, state } = await store(over);
  await clocksIn(hours - 2).fireDue();
  expect(await stateOf(id)).toEqual([state, null]);
  await Promise.all([1, 2, 3].map(() => clocksIn(hours + 1).fireDue()));
  expect(await stateOf(id)).toEqual(['ACCEPTED_EXP', cause]);
  expect(await clocksIn(hours + 1).fireDue()).toBe(0);
  const history = await api.database.selectFrom('booking_change').selectAll().execute();
  expect(history).toHaveLength(1);
});

test('a booking that cannot be expired keeps neither the others nor forgotten drafts from it', async () => {
  const { id: broken } = await store({ state: 'VALIDATED' });
  const { id } = await store({ state: 'VALIDATED' });
  const foundation = foundationIn(24 * 100);
  const { process, emails } = createTestServices(foundation).bookings;
  await store({ state: 'ABANDONED' });
  const fireDue = (each: number) =>
    each === broken ? Promise.reject(new Error('Broken booking')) : process.fireDue(each);
  const timers = createBookingTimers({ ...foundation, process: { ...process, fireDue }, emails });
  await expect(timers.fireDue()).rejects.toThrow('Broken booking');
  expect(await stateOf(id)).toEqual(['ACCEPTED_EXP', 'OWNER_NO_ANSWER']);
  const drafts = await api.database
    .selectFrom('booking')
    .select('id')
    .where('state', '=', 'ABANDONED')
    .execute();
  expect(drafts).toEqual([]);
});

test('an unanswered request lowers the answer rate of its owner', async () => {
  await store({ state: 'VALIDATED' });
  await clocksIn(49).fireDue();
  const { answer_rate_as_owner } = await api.database
    .selectFrom('app_user')
    .select('answer_rate_as_owner')
    .where('id', '=', participants.ownerId)
    .executeTakeFirstOrThrow();
  expect(answer_rate_as_owner).toBe(0);
});

test('days that were held too long are free again', async () => {
  const booking = await store({ state: 'VALIDATED' });
  const process = createTestServices(foundationIn(0)).bookings.process;
  await process.transition({
    bookingId: booking.id,
    name: 'accept',
    actor: 'owner',
    actorId: participants.ownerId,
  });
  const blocks = () =>
    api.database
      .selectFrom('calendar_block')
      .selectAll()
      .where('camper_id', '=', participants.camperId)
      .execute();
  await clocksIn(23).fireDue();
  expect(await blocks()).toMatchObject([{ kind: 'hold', booking_id: booking.id }]);
  await clocksIn(25).fireDue();
  expect(await blocks()).toEqual([]);
  expect(await stateOf(booking.id)).toEqual(['ACCEPTED', null]);
});

test('deletes a draft that was not changed for a month', async () => {
  const { id } = await store({ state: 'ABANDONED' });
  await clocksIn(29 * 24).fireDue();
  expect((await stateOf(id))[0]).toBe('ABANDONED');
  await clocksIn(31 * 24).fireDue();
  expect(await api.database.selectFrom('booking').selectAll().execute()).toEqual([]);
});

test('an unpaid second instalment ends the trip twenty days before it begins', async () => {
  const over = { state: 'TO_COME_NOT_PAID', paid: 0, second_half: 'failed' } as const;
  const soon = await store({ ...over, date_from: plainDate('2027-04-04'), date_to: plainDate('2027-04-09') });
  const later = await store({
    ...over,
    date_from: plainDate('2027-05-04'),
    date_to: plainDate('2027-05-09'),
  });
  await clocksIn(0).fireDue();
  expect(await stateOf(soon.id)).toEqual(['CANCELLED_GUEST', null]);
  expect(await stateOf(later.id)).toEqual(['TO_COME_NOT_PAID', null]);
});

test('sends one reminder before a deadline ends', async () => {
  await store({ state: 'VALIDATED' });
  await store({ state: 'ACCEPTED', date_from: plainDate('2027-09-01') });
  await clocksIn(1).fireDue();
  expect(await kinds()).toEqual([]);
  await clocksIn(40).fireDue();
  await clocksIn(41).fireDue();
  expect(await kinds()).toEqual(['booking_answer_reminder']);
  await Promise.all([clocksIn(50).fireDue(), clocksIn(50).fireDue()]);
  expect((await kinds()).filter((kind) => kind === 'booking_payment_reminder')).toHaveLength(1);
});
