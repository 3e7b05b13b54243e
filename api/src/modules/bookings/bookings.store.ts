import { sql, type Insertable, type OperationNodeSource, type Updateable } from 'kysely';

import type { BookingState } from '@campavia/domain';

import type { BookingChangeTable, BookingTable } from '../../database/booking-schema';
import type { Database } from '../../database/connect';
import type { BookingRow } from './booking-facts';

export type NewBooking = Insertable<BookingTable>;
export type BookingChanges = Omit<Updateable<BookingTable>, 'id'>;
type Change = Insertable<BookingChangeTable>;
/** What happened to a booking, wherever it is known which. */
export type Happened = Omit<Change, 'booking_id'>;
type Before = Pick<BookingRow, 'id' | 'state'>;

// Tells locks of guests from other advisory locks; `lock_booking` knows it as well.
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

  /** A booking once its locks are held: its guest's, its camper's, its own. */
  async function lock(id: number): Promise<BookingRow | undefined> {
    const { rows } = await sql<BookingRow>`select * from lock_booking(${id})`.execute(database);
    return rows[0];
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

  return { lock, lockGuest, tryLocks, openOnDays };
}

function writing(database: Database) {
  const inserting = (booking: NewBooking) => database.insertInto('booking').values(booking).returningAll();

  function insert(booking: NewBooking): Promise<BookingRow> {
    return inserting(booking).executeTakeFirstOrThrow();
  }

  /** The same, with how it began written down. */
  async function insertNoting(booking: NewBooking, happened: Happened): Promise<BookingRow> {
    return (await noting(inserting(booking), happened)) as BookingRow;
  }

  /** Changes a booking that is still in a state; undefined when it is in another one meanwhile. */
  function change(before: Before, changes: BookingChanges): Promise<BookingRow | undefined> {
    return changing(before, changes).executeTakeFirst();
  }

  /** The same, with what happened written down. */
  function changeNoting(before: Before, changes: BookingChanges, happened: Happened) {
    return noting(changing(before, changes), happened);
  }

  function changing({ id, state }: Before, changes: BookingChanges) {
    const changed = database.updateTable('booking').set(changes);
    return changed.where('id', '=', id).where('state', '=', state).returningAll();
  }

  async function noting(changed: OperationNodeSource, happened: Happened): Promise<BookingRow | undefined> {
    const { at, move, actor, actor_id, from_state, to_state, reason, comment } = happened;
    const { rows } = await sql<BookingRow>`with changed as (${changed}), noted as (
        insert into booking_change (booking_id, at, move, actor, actor_id, from_state, to_state, reason, comment)
        select id, ${at}, ${move}, ${actor}, ${actor_id}, ${from_state}, ${to_state}, ${reason}, ${comment}
          from changed)
      select * from changed`.execute(database);
    return rows[0];
  }

  /** Writes down what happened. */
  async function note(happened: Change): Promise<void> {
    await database.insertInto('booking_change').values(happened).execute();
  }

  return { insert, insertNoting, change, changeNoting, note };
}
