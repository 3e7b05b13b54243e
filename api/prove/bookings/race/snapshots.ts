import { sql } from 'kysely';

import type { BookingState, PlainDate } from '@campavia/domain';

import type { Database } from '../../../src/database/connect';

/** The state of a booking between two phases of a race. */
export interface Snapshot {
  id: number;
  camperId: number;
  guestId: number;
  from: PlainDate;
  to: PlainDate;
  state: BookingState;
  isInstant: boolean;
  price: number | null;
  paid: number;
}

/** Reads all bookings. */
export async function readSnapshots(database: Database): Promise<Snapshot[]> {
  const { rows } =
    await sql<Snapshot>`select id, camper_id as "camperId", guest_id as "guestId", date_from as "from",
    date_to as "to", state, is_instant as "isInstant", price, paid from booking order by id`.execute(
      database,
    );
  return rows;
}

/** Number of pairs of trips, in the whole table, that overlap on a camper; must be 0. */
export async function countOverlaps(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from booking one join booking other on other.camper_id = one.camper_id and other.id > one.id
      and daterange(one.date_from, one.date_to, '[]') && daterange(other.date_from, other.date_to, '[]')
    where one.state in ('TO_COME', 'TO_COME_NOT_PAID') and other.state in ('TO_COME', 'TO_COME_NOT_PAID')`.execute(
    database,
  );
  const blocks = await sql<{ count: number }>`
    select count(*) from calendar_block one join calendar_block other on other.camper_id = one.camper_id
      and other.id > one.id and other.during && one.during
    where one.booking_id is not null and other.booking_id is not null`.execute(database);
  return (rows[0]?.count ?? 0) + (blocks.rows[0]?.count ?? 0);
}

/** Deadlocks that the database has resolved since its start. */
export async function countDeadlocks(database: Database): Promise<number> {
  await sql`select pg_stat_clear_snapshot()`.execute(database);
  const { rows } = await sql<{ deadlocks: number }>`select deadlocks from pg_stat_database
    where datname = current_database()`.execute(database);
  return rows[0]?.deadlocks ?? 0;
}

/** Bookings for which the provider holds a different amount than the booking records. */
export async function findWrongPayments(database: Database): Promise<string[]> {
  const { rows } = await sql<{ id: number; paid: number; held: number }>`
    with moved as (
      select p.booking_id, sum(case when m.kind = 'pay_in' then m.amount else -m.amount end) as held
      from psp.move m join payment p on p.public_id::text = m.reference
      where m.status = 'SUCCEEDED' and m.kind in ('pay_in', 'refund') group by p.booking_id)
    select b.id, b.paid - b.refunded as paid, coalesce(held, 0)::bigint as held
    from booking b left join moved on moved.booking_id = b.id
    where coalesce(held, 0) <> b.paid - b.refunded`.execute(database);
  return rows.map(({ id, paid, held }) => `booking ${id} has ${paid}, the provider holds ${held} for it`);
}

export function shareADay(one: Snapshot, other: Snapshot): boolean {
  return one.id !== other.id && one.from <= other.to && other.from <= one.to;
}
