import type { RequestState } from '@campavia/domain';

import type { BookingRequestTable } from '../src/database/booking-request-schema';
import { createTestServices } from './services';
import { createClock } from '../src/core/clock';
import type { Database } from '../src/database/connect';
import type { NewBooking } from '../src/modules/bookings/bookings.store';
import type { BookingRow } from '../src/modules/bookings/booking-process.service';
import { settingsFor, type Application } from './application';
import { aBooking, participantsOf, deleteBookings, storeBooking, type Participants } from './bookings';
import { call, signIn } from './users';
import { TEST_NOW_MS } from './scratch-databases';

/** The lines of a price of 1,000 euros: seven days of July less 10 %, the fees, and the insurance. */
const LINES = [
  { code: 'price_gross', amount: 84_000, share: 'owner' },
  { code: 'price_discount_weekly', amount: -8400, share: 'owner' },
  { code: 'price_fees', amount: 11_340, share: 'fees' },
  { code: 'price_insurance', amount: 13_060, share: 'insurance' },
] as const;

type StoredRequest = Partial<Pick<BookingRequestTable, 'state' | 'reason' | 'kind'>> & {
  answerInHours?: number;
  payInHours?: number;
};

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(TEST_NOW_MS + hours * HOUR_MS);

/** A camper with known prices and extendable trips: July costs 120 a day, 10 % less from a week on. */
export async function aRequestsFixture(api: Application) {
  const participants = await participantsOf(api.database);
  await priceCamper(api.database, participants);
  const guest = (await signIn(api.app, 'guest@campavia.test')).access_token;
  const owner = (await signIn(api.app, 'owner@campavia.test')).access_token;
  const ask = (role: 'guest' | 'owner') => (what: string, body?: object) => {
    const [method, ...path] = what.split(' ') as ['GET' | 'POST' | 'PATCH' | 'DELETE', string];
    const token = role === 'guest' ? guest : owner;
    return call(api.app, `${method} /v4/bookings-${role}/${path.join('')}`, { token, body });
  };
  return {
    participants,
    guest,
    owner,
    asGuest: ask('guest'),
    asOwner: ask('owner'),
    /** A confirmed trip from 5 to 11 July by default. */
    trip: (over: Partial<NewBooking> = {}) => storeTrip(api.database, participants, over),
    /** An extension or upgrade in a state. */
    request: (trip: BookingRow, stored: StoredRequest = {}) => storeRequest(api.database, trip, stored),
    booking: (id: number) =>
      api.database.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    lines: (id: number) =>
      api.database
        .selectFrom('booking_line')
        .selectAll()
        .where('booking_id', '=', id)
        .orderBy('position')
        .execute(),
    states: async (id: number) =>
      (
        await api.database
          .selectFrom('booking_request')
          .select('state')
          .where('booking_id', '=', id)
          .execute()
      ).map(({ state }) => state),
    kinds: async () =>
      (await api.database.selectFrom('notice').select('kind').orderBy('id').execute()).map(
        ({ kind }) => kind,
      ),
    at: (hours = 0, database = api.database) => requestsAt(api, database, hours),
    clear: async () => {
      await deleteBookings(api.database);
      await api.database.deleteFrom('notice').execute();
      await api.database
        .deleteFrom('calendar_block')
        .where('camper_id', '=', participants.camperId)
        .execute();
    },
  };
}

export type RequestsFixture = Awaited<ReturnType<typeof aRequestsFixture>>;

/** Extensions and upgrades of the application some time after the start, with a function to pay one. */
export function requestsAt(api: Application, database: Database, hours: number) {
  const clock = createClock(TEST_NOW_MS + hours * HOUR_MS);
  const context = { database, clock, settings: settingsFor(api.databaseUrl, api.home) };
  const { requests, process } = createTestServices(context).bookings;
  return {
    requests,
    process,
    pay: (bookingId: number, requestId: number) =>
      database.transaction().execute(async (transaction) => {
        const booking = await process.lock(transaction, bookingId);
        return requests.payments.confirm(transaction, booking, requestId);
      }),
  };
}

async function priceCamper(database: Database, { camperId }: Participants): Promise<void> {
  await database.deleteFrom('price_period').where('camper_id', '=', camperId).execute();
  for (const [season, per_day] of [6000, 8000, 12_000].entries()) {
    await database
      .updateTable('season_rate')
      .set({ per_day })
      .where('camper_id', '=', camperId)
      .where('season', '=', season + 1)
      .execute();
  }
  const terms = { weekly_percent: 10, early_percent: 0, min_future: 1, max_future: 400 };
  await database
    .updateTable('camper')
    .set({ ...terms, currency: 'EUR' })
    .where('id', '=', camperId)
    .execute();
  await database
    .updateTable('rental_terms')
    .set({ km_200_per_day: 1200, km_unlimited_per_day: 2500, second_driver: 'not_selected' })
    .where('camper_id', '=', camperId)
    .execute();
}

async function storeTrip(
  database: Database,
  participants: Participants,
  over: Partial<NewBooking>,
): Promise<BookingRow> {
  const row = await storeBooking(
    database,
    aBooking(participants, { state: 'TO_COME', earnings: 75_600, ...over }),
  );
  await database
    .insertInto('booking_line')
    .values(
      LINES.map((line, index) => ({
        ...line,
        amount_owner: line.amount,
        position: index + 1,
        booking_id: row.id,
        parts: '[]',
        request_id: null,
      })),
    )
    .execute();
  return row;
}

/** The price of two days more: 240.00 less 10 %, the fee on that, and the insurance. */
const TWO_DAYS = [
  { code: 'price_gross', share: 'owner', amount: 24_000, amountOwner: 24_000 },
  { code: 'price_discount_weekly', share: 'owner', amount: -2400, amountOwner: -2400 },
  { code: 'price_fees', share: 'fees', amount: 3240, amountOwner: 3240 },
  { code: 'price_insurance', share: 'insurance', amount: 3000, amountOwner: 3000 },
];
const AMOUNTS = { price: 24_600, fees: 3240, total: 27_840, earnings: 21_600 };

async function storeRequest(database: Database, trip: BookingRow, stored: StoredRequest): Promise<number> {
  const { state = 'GUEST_ASK', kind = 'extension', reason = 'day_after' } = stored;
  const { id } = await database
    .insertInto('booking_request')
    .values({
      booking_id: trip.id,
      kind,
      reason,
      state,
      days: reason.includes('day') ? 2 : null,
      ...AMOUNTS,
      lines: JSON.stringify(TWO_DAYS),
      created_at: inHours(0),
      ...termsOf(state, stored),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function termsOf(state: RequestState, { answerInHours = 48, payInHours = 24 }: StoredRequest) {
  return {
    asked_at: state === 'CREATED' ? null : inHours(0),
    answer_by: state === 'GUEST_ASK' ? inHours(answerInHours) : null,
    pay_by: state === 'ACCEPTED' ? inHours(payInHours) : null,
  };
}
