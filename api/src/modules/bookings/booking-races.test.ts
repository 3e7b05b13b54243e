import { plainDate } from '@campavia/domain';

import { settingsFor, startApplication, type Application } from '../../../test/application';
import {
  aBooking,
  participantsOf,
  deleteBookings,
  storeBooking,
  takeDays,
  type Participants,
} from '../../../test/bookings';
import { TEST_NOW_MS } from '../../../test/scratch-databases';
import { createTestServices } from '../../../test/services';
import { createClock } from '../../core/clock';
import { connect, type Database } from '../../database/connect';
import { HttpError } from '../../core/http-errors';
import type { RequestedTransition, BookingProcess } from './booking-process.service';

const clock = createClock(TEST_NOW_MS);
const AT_ONCE = 20;

let api: Application;
let participants: Participants;
let wide: Database;
let process: BookingProcess;

beforeAll(async () => {
  api = await startApplication();
  participants = await participantsOf(api.database);
  wide = connect(api.databaseUrl, { max: AT_ONCE });
  process = createTestServices({ settings: settingsFor(api.databaseUrl, api.home), database: wide, clock })
    .bookings.process;
});
afterAll(async () => {
  await wide.destroy();
  await api.close();
});
beforeEach(() => deleteBookings(api.database));

async function outcome(asked: RequestedTransition): Promise<string> {
  try {
    return (await process.transition(asked)).state;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return `${error.status} ${error.code}`;
  }
}

const accept = (bookingId: number): RequestedTransition => ({
  bookingId,
  name: 'accept',
  actor: 'owner',
  actorId: participants.ownerId,
});

function countOf(outcomes: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const each of outcomes) counts[each] = (counts[each] ?? 0) + 1;
  return counts;
}

test('of 50 overlapping requests that are accepted at once, one is', async () => {
  const ids: number[] = [];
  for (let day = 0; day < 50; day += 1) {
    const date_from = plainDate(`2027-07-${String(1 + (day % 5)).padStart(2, '0')}`);
    ids.push(
      (await storeBooking(api.database, aBooking(participants, { state: 'VALIDATED', date_from }))).id,
    );
  }
  const outcomes = await Promise.all(ids.map((id) => outcome(accept(id))));
  expect(countOf(outcomes)).toEqual({ ACCEPTED: 1, '405 CAMPER_ALREADY_BOOKED': 49 });
});

test('one request that is accepted fifty times is accepted once', async () => {
  const { id } = await storeBooking(api.database, aBooking(participants, { state: 'VALIDATED' }));
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => outcome(accept(id))));
  expect(countOf(outcomes)).toEqual({ ACCEPTED: 1, '405 booking_in_wrong_state': 49 });
  const history = await api.database.selectFrom('booking_change').selectAll().execute();
  expect(history).toHaveLength(1);
});

test('an accept and an import of another calendar do not both have the days unseen', async () => {
  for (let round = 0; round < 10; round += 1) {
    await api.database.deleteFrom('calendar_block').where('camper_id', '=', participants.camperId).execute();
    const booking = await storeBooking(api.database, aBooking(participants, { state: 'VALIDATED' }));
    const { id: _, ...days } = booking;
    const [accepted] = await Promise.all([outcome(accept(booking.id)), takeDays(wide, days, 'ical')]);
    expect(['ACCEPTED', '405 CAMPER_ALREADY_BOOKED']).toContain(accepted);
    const blocks = await api.database
      .selectFrom('calendar_block')
      .select('kind')
      .where('camper_id', '=', participants.camperId)
      .execute();
    expect(blocks).toHaveLength(accepted === 'ACCEPTED' ? 2 : 1);
  }
});

test('two payments of one guest for the same days end with one trip, whichever is first', async () => {
  const another = await api.database
    .selectFrom('camper')
    .select(['id', 'owner_id'])
    .where('owner_id', 'not in', [participants.ownerId, participants.guestId])
    .executeTakeFirstOrThrow();
  const elsewhere = { ...participants, camperId: another.id, ownerId: another.owner_id };
  await api.database.deleteFrom('calendar_block').where('camper_id', '=', another.id).execute();
  const paid = { state: 'ACCEPTED', price: 0, earnings: 0 } as const;
  const one = await storeBooking(api.database, aBooking(participants, paid));
  const other = await storeBooking(api.database, aBooking(elsewhere, paid));
  const pay = ({ id }: { id: number }) => outcome({ bookingId: id, name: 'pay_whole', actor: 'provider' });
  const outcomes = await Promise.all([pay(one), pay(other)]);
  expect(outcomes.sort()).toEqual(['405 booking_in_wrong_state', 'TO_COME']);
});

test('the first guest who pays gets the days; the other guests are notified', async () => {
  const other = await storeBooking(
    api.database,
    aBooking({ ...participants, guestId: 5 }, { state: 'VALIDATED' }),
  );
  const { id } = await storeBooking(
    api.database,
    aBooking(participants, { state: 'ACCEPTED', paid: 100_000 }),
  );
  expect(await outcome({ bookingId: id, name: 'pay_whole', actor: 'provider' })).toBe('TO_COME');
  const ended = await api.database.selectFrom('booking').selectAll().where('id', '=', other.id).execute();
  expect(ended).toMatchObject([{ state: 'ACCEPTED_EXP', expiry_cause: 'TAKEN' }]);
  const kinds = (await api.database.selectFrom('notice').select('kind').orderBy('id').execute()).map(
    ({ kind }) => kind,
  );
  expect(kinds.slice(-3).sort()).toEqual([
    'booking_confirmed',
    'booking_confirmed_owner',
    'booking_expired_taken',
  ]);
});
