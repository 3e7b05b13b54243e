import { sql } from 'kysely';

import type { CurrencyCode } from '@campavia/domain';

import type { Database } from '../../../database/connect';

/** The member of staff and the time: staff never decide on their own bookings. */
export interface IncidentReader {
  staffId: number;
  now: Date;
}

export interface WaitingIncidentRow {
  booking_id: number;
  camper: string;
  guest: string;
  owner: string;
  claim_count: number;
  claimed: number;
  currency: CurrencyCode;
  waiting_since: Date;
}

export interface IncidentCounts {
  waiting: number;
  fresh: number;
  late: number;
  oldest_at: Date | null;
}

/** Reads the bookings whose claims wait for staff. */
export function createIncidentsStore(database: Database) {
  /** Those that have waited longest first. */
  async function page(
    reader: IncidentReader,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<WaitingIncidentRow[]> {
    const { rows } = await sql<WaitingIncidentRow>`
      select w.*, coalesce(c.title, '') as camper, g.first_name || ' ' || g.last_name as guest,
        o.first_name || ' ' || o.last_name as owner
      from (${waiting(reader)} order by waiting_since, booking_id limit ${limit} offset ${offset}) w
      join booking b on b.id = w.booking_id
      join camper c on c.id = b.camper_id
      join app_user g on g.id = b.guest_id
      join app_user o on o.id = b.owner_id
      order by w.waiting_since, w.booking_id`.execute(database);
    return rows;
  }

  async function counts(reader: IncidentReader): Promise<IncidentCounts> {
    const { now } = reader;
    const { rows } = await sql<IncidentCounts>`
      select count(*)::integer as waiting, min(waiting_since) as oldest_at,
        (count(*) filter (where waiting_since > ${now}::timestamptz - interval '4 hours'))::integer as fresh,
        (count(*) filter (where waiting_since < ${now}::timestamptz - interval '24 hours'))::integer as late
      from (${waiting(reader)}) w`.execute(database);
    return rows[0] as IncidentCounts;
  }

  /** The booking that has waited longest, beside one. */
  async function next(reader: IncidentReader, besideId = 0): Promise<number | null> {
    const { rows } = await sql<{ id: number }>`
      select booking_id as id from (${waiting(reader)}) w where booking_id <> ${besideId}
      order by waiting_since, booking_id limit 1`.execute(database);
    return rows[0]?.id ?? null;
  }

  /** Since when a booking waits; undefined when it does not. */
  async function waitingSince(bookingId: number, reader: IncidentReader): Promise<Date | undefined> {
    const { rows } = await sql<{ at: Date }>`
      select waiting_since as at from (${waiting(reader)}) w where booking_id = ${bookingId}`.execute(
      database,
    );
    return rows[0]?.at;
  }

  return { page, counts, next, waitingSince, ...parties(database) };
}

function waiting({ staffId, now }: IncidentReader) {
  return sql`select d.booking_id, count(*)::integer as claim_count, sum(d.amount)::bigint as claimed,
      min(d.currency) as currency, min(coalesce(d.answered_at, d.answer_until)) as waiting_since
    from deposit_claim d join booking b on b.id = d.booking_id
    where d.state = 'open' and (d.answer is not null or d.answer_until <= ${now})
      and ${staffId} not in (b.guest_id, b.owner_id)
    group by d.booking_id`;
}

interface Parties {
  booking_id: number;
  guest_id: number;
  camper_title: string;
  guest_first: string;
  guest_last: string;
  owner_first: string;
  owner_last: string;
}

function parties(database: Database) {
  /** The names of guest and owner; undefined for a booking that staff may not see. */
  async function findParties(bookingId: number, staffId: number): Promise<Parties | undefined> {
    const { rows } = await sql<Parties>`
      select b.id as booking_id, b.guest_id, coalesce(c.title, '') as camper_title, g.first_name as guest_first, g.last_name as guest_last,
        o.first_name as owner_first, o.last_name as owner_last
      from booking b join camper c on c.id = b.camper_id
      join app_user g on g.id = b.guest_id join app_user o on o.id = b.owner_id
      where b.id = ${bookingId} and ${staffId} not in (b.guest_id, b.owner_id)
        and exists (select from deposit_claim d where d.booking_id = b.id)`.execute(database);
    return rows[0];
  }

  /** Whether a member of staff has changed a booking while they acted as its guest or owner. */
  async function hasActedAsSide(staffId: number, bookingId: number): Promise<boolean> {
    const { rows } = await sql<{ acted: boolean }>`select exists (
      select from impersonated_call i join booking b on b.id = ${bookingId}
      where i.actor_id = ${staffId} and i.user_id in (b.guest_id, b.owner_id) and i.method <> 'GET'
        and i.path like ${`/v4/bookings-%/${bookingId}/%`}) as acted`.execute(database);
    return rows[0]?.acted === true;
  }

  return { findParties, hasActedAsSide };
}
