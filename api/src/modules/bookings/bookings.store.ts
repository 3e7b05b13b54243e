import { sql, type Insertable, type OperationNodeSource, type Updateable } from 'kysely';

import type { BookingState } from '@campavia/domain';

import type { BookingChangeTable, BookingTable } from '../../database/booking-schema';
import type { Database } from '../../database/connect';
import type { BookingRow } from './process/booking-facts';

export type NewBooking = Insertable<BookingTable>;
export type BookingChanges = Omit<Updateable<BookingTable>, 'id'>;
type Change = Insertable<BookingChangeTable>;
/** A change of a booking, without the booking's id. */
export type NewBookingChange = Omit<Change, 'booking_id'>;
type BookingBefore = Pick<BookingRow, 'id' | 'state'>;

// Distinguishes the locks of guests from other advisory locks; the function `lock_booking` uses it as well.
const GUEST_LOCKS = 7;
const OPEN = ['VALIDATED', 'ACCEPTED'] as const satisfies readonly BookingState[];

/** Reads and writes bookings and their history. */
export function createBookingsStore(database: Database) {
  return { ...writing(database), ...locking(database), ...reading(database) };
}

function reading(database: Database) {
  function find(id: number): Promise<BookingRow | undefined> {
    return database.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** Number of a guest's requests on these days that wait for an answer or payment. */
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
  /** Serialises changes to the bookings of one guest; every such change begins with it. */
  async function lockGuest(guestId: number): Promise<void> {
    await sql`select pg_advisory_xact_lock(${GUEST_LOCKS}::int, ${guestId}::int)`.execute(database);
  }

  /** Takes the locks of a booking, its guest's, its camper's and its own, and reads it. */
  async function lock(id: number): Promise<BookingRow | undefined> {
    const { rows } = await sql<BookingRow>`select * from lock_booking(${id})`.execute(database);
    return rows[0];
  }

  /** Takes the same locks without waiting; false when one of them is taken. */
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

  /** Other open bookings on the days of a booking, of its camper or its guest. */
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
  const insertion = (booking: NewBooking) => database.insertInto('booking').values(booking).returningAll();

  function insert(booking: NewBooking): Promise<BookingRow> {
    return insertion(booking).executeTakeFirstOrThrow();
  }

  /** The same, with an entry in the history. */
  async function insertWithChange(booking: NewBooking, entry: NewBookingChange): Promise<BookingRow> {
    return (await withHistory(insertion(booking), entry)) as BookingRow;
  }

  /** Changes a booking that is still in the given state; undefined when its state has changed. */
  function change(before: BookingBefore, changes: BookingChanges): Promise<BookingRow | undefined> {
    return update(before, changes).executeTakeFirst();
  }

  /** The same, with an entry in the history. */
  function changeWithHistory(before: BookingBefore, changes: BookingChanges, entry: NewBookingChange) {
    return withHistory(update(before, changes), entry);
  }

  function update({ id, state }: BookingBefore, changes: BookingChanges) {
    const changed = database.updateTable('booking').set(changes);
    return changed.where('id', '=', id).where('state', '=', state).returningAll();
  }

  async function withHistory(
    changed: OperationNodeSource,
    entry: NewBookingChange,
  ): Promise<BookingRow | undefined> {
    const { at, move, actor, actor_id, from_state, to_state, reason, comment } = entry;
    const { rows } = await sql<BookingRow>`with changed as (${changed}), noted as (
        insert into booking_change (booking_id, at, move, actor, actor_id, from_state, to_state, reason, comment)
        select id, ${at}, ${move}, ${actor}, ${actor_id}, ${from_state}, ${to_state}, ${reason}, ${comment}
          from changed)
      select * from changed`.execute(database);
    return rows[0];
  }

  /** Adds an entry to the history of a booking. */
  async function note(entry: Change): Promise<void> {
    await database.insertInto('booking_change').values(entry).execute();
  }

  return { insert, insertWithChange, change, changeWithHistory, note };
}
