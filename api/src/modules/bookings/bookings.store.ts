import { sql, type Insertable, type Updateable } from 'kysely';

import type { BookingState } from '@campavia/domain';

import type { BookingChangeTable, BookingTable } from '../../database/booking-schema';
import type { Database } from '../../database/connect';
import type { BookingRow } from './booking-facts';

export type NewBooking = Insertable<BookingTable>;
export type BookingChanges = Omit<Updateable<BookingTable>, 'id'>;
type Change = Insertable<BookingChangeTable>;

// Tells locks of guests from other advisory locks.
const GUEST_LOCKS = 7;
const OPEN = ['VALIDATED', 'ACCEPTED'] as const satisfies readonly BookingState[];

/** Reads and writes bookings and what happened to them. */
export function createBookingsStore(database: Database) {
  return { ...writing(database), ...locking(database), ...looking(database) };
}

function looking(database: Database) {
  function find(id: number): Promise<BookingRow | undefined> {
    return database.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** How many requests of a guest on some of these days wait for an answer or for money. */
  async function countOpen({ id, guest_id, date_from, date_to }: Overlapping, now: Date): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*) from booking where guest_id = ${guest_id}
      and id <> ${id} and state in ('VALIDATED', 'ACCEPTED')
      and date_from <= ${date_to} and date_to >= ${date_from}
      and coalesce(case when state = 'ACCEPTED' or is_instant then pay_by else answer_by end > ${now}, true)`.execute(
      database,
    );
    return rows[0]?.count ?? 0;
  }

  return { find, countOpen };
}

type Overlapping = Pick<BookingRow, 'id' | 'guest_id' | 'date_from' | 'date_to'>;

function locking(database: Database) {
  /** One after the other for a guest: whatever changes bookings of theirs begins with it. */
  async function lockGuest(guestId: number): Promise<void> {
    await sql`select pg_advisory_xact_lock(${GUEST_LOCKS}::int, ${guestId}::int)`.execute(database);
  }

  /**
   * One after the other for a camper, imports of calendars included: their rows refer to this one. The campers of
   * the guest's other open requests for the same days come with it, all of them in one order, since paying for one
   * request ends the others.
   */
  async function lockCampers({ camper_id, guest_id, date_from, date_to }: BookingRow): Promise<void> {
    await sql`select id from camper where id = ${camper_id} or id in (
        select camper_id from booking where guest_id = ${guest_id} and state in ('VALIDATED', 'ACCEPTED')
          and date_from <= ${date_to} and date_to >= ${date_from})
      order by id for update`.execute(database);
  }

  /** The same locks for whoever does not want to wait for them; false when somebody else has one. */
  async function tryLocks({ id, guest_id, camper_id }: BookingRow): Promise<boolean> {
    const { rows } = await sql`
      with guest as materialized (
        select pg_try_advisory_xact_lock(${GUEST_LOCKS}::int, ${guest_id}::int) as is_ours),
      camper as materialized (
        select id from camper where id = ${camper_id} and (select is_ours from guest) for update skip locked)
      select booking.id from booking where booking.id = ${id} and exists (select 1 from camper)
        for update of booking skip locked`.execute(database);
    return rows.length > 0;
  }

  function lockRow(id: number): Promise<BookingRow | undefined> {
    return database.selectFrom('booking').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  }

  /** What else is open on the days of a booking, with its camper or by its guest. */
  function openOnDays(booking: BookingRow): Promise<BookingRow[]> {
    return database
      .selectFrom('booking')
      .selectAll()
      .where('id', '<>', booking.id)
      .where('state', 'in', OPEN)
      .where('date_from', '<=', booking.date_to)
      .where('date_to', '>=', booking.date_from)
      .where((row) =>
        row.or([row('camper_id', '=', booking.camper_id), row('guest_id', '=', booking.guest_id)]),
      )
      .orderBy('id')
      .forUpdate()
      .execute();
  }

  return { lockGuest, lockCampers, tryLocks, lockRow, openOnDays };
}

function writing(database: Database) {
  async function insert(booking: NewBooking): Promise<BookingRow> {
    return database.insertInto('booking').values(booking).returningAll().executeTakeFirstOrThrow();
  }

  /** Changes a booking that is still in a state; undefined when it is in another one meanwhile. */
  function change(
    { id, state }: Pick<BookingRow, 'id' | 'state'>,
    changes: BookingChanges,
  ): Promise<BookingRow | undefined> {
    return database
      .updateTable('booking')
      .set(changes)
      .where('id', '=', id)
      .where('state', '=', state)
      .returningAll()
      .executeTakeFirst();
  }

  /** Writes down what happened. */
  async function note(happened: Change): Promise<void> {
    await database.insertInto('booking_change').values(happened).execute();
  }

  return { insert, change, note };
}
