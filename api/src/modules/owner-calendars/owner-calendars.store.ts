import { sql } from 'kysely';

import type { CalendarBooking, CalendarPeriod } from '@campavia/contracts';
import {
  BOOKING_DEADLINES,
  type CurrencyCode,
  type DayRange,
  type Minor,
  type OwnPrice,
  type PlainDate,
} from '@campavia/domain';

import type { Database } from '../../database/connect';
import type { CamperStatus } from '../../database/schema';

/** Data of a camper for its owner's calendar. */
export interface OwnCamper {
  id: number;
  owner_id: number;
  status: CamperStatus;
  currency: CurrencyCode;
  closed_weekdays: number;
  closed_dates: PlainDate[];
  min_future: number;
  max_future: number;
  /** Low, mid and high. */
  rates: Minor[];
}

/** Days that the owner closed. */
export interface PeriodRow extends DayRange {
  id: number;
  reason: CalendarPeriod['reason'];
  comment: string;
}

/** Stored values of closed days. */
export type PeriodValues = Omit<PeriodRow, 'id'>;

/** Unavailable days, with the cause. */
export interface TakenDays extends DayRange {
  kind: 'booking' | 'hold' | 'owner';
}

export interface BookingDaysRow extends DayRange {
  id: number;
  state: CalendarBooking['state'];
  first_name: string;
}

export type OwnPriceRow = OwnPrice & { id: number };

const inclusive = ({ from, to }: DayRange) => sql<string>`daterange(${from}::date, ${to}::date, '[]')`;
const FIRST_AND_LAST = sql`lower(during) as from, upper(during) - 1 as to`;

/** Reads and writes calendars of owners. */
export function createOwnerCalendarsStore(database: Database) {
  return { ...campers(database), ...periods(database), ...prices(database) };
}

function campers(database: Database) {
  async function findCamper(id: number): Promise<OwnCamper | undefined> {
    const { rows } =
      await sql<OwnCamper>`select c.id, c.owner_id, c.status, c.currency, c.closed_weekdays, c.closed_dates,
        c.min_future, c.max_future,
        array(select r.per_day from season_rate r where r.camper_id = c.id order by r.season) as rates
      from camper c where c.id = ${id}`.execute(database);
    return rows[0];
  }

  /** Bookings of a camper visible to its owner: requested, accepted or confirmed. */
  async function listBookings(
    camperId: number,
    days: DayRange,
    now: { at: Date; today: PlainDate },
  ): Promise<BookingDaysRow[]> {
    const { reviewDays, secondInstalmentLastDays } = BOOKING_DEADLINES;
    const { rows } =
      await sql<BookingDaysRow>`select b.id, visible.state, u.first_name, b.date_from as from, b.date_to as to
      from booking b join app_user u on u.id = b.guest_id
      cross join lateral (select booking_seen_state(b,
        row(${now.at}, ${now.today}, ${reviewDays}::int, ${secondInstalmentLastDays}::int)::booking_now) as state) visible
      where b.camper_id = ${camperId} and daterange(b.date_from, b.date_to, '[]') && ${inclusive(days)}
        and (visible.state in ('ACCEPTED', 'TO_COME_NOT_PAID', 'TO_COME')
          or visible.state = 'VALIDATED' and not b.is_instant)
      order by b.date_from, b.id`.execute(database);
    return rows;
  }

  return { findCamper, listBookings };
}

function periods(database: Database) {
  const selected = sql`select id, ${FIRST_AND_LAST}, coalesce(reason, 'OTHER') as reason,
    coalesce(comment, '') as comment from calendar_block`;

  /** Closed days that are not over, ordered. */
  async function listPeriods(camperId: number, days: DayRange): Promise<PeriodRow[]> {
    const { rows } = await sql<PeriodRow>`${selected} where camper_id = ${camperId} and kind = 'owner'
      and during && ${inclusive(days)} order by during, id`.execute(database);
    return rows.map(toPeriod);
  }

  async function findPeriod(camperId: number, id: number): Promise<PeriodRow | undefined> {
    const { rows } = await sql<PeriodRow>`${selected} where camper_id = ${camperId} and kind = 'owner'
      and id = ${id}`.execute(database);
    return rows.map(toPeriod)[0];
  }

  /** The first conflict with existing bookings or periods. */
  async function findTaken(
    camperId: number,
    days: DayRange,
    { now, besides }: { now: Date; besides?: number | undefined },
  ): Promise<TakenDays | undefined> {
    const { rows } = await sql<TakenDays>`select kind, ${FIRST_AND_LAST} from calendar_block
      where camper_id = ${camperId} and during && ${inclusive(days)} and kind <> 'ical'
        and id <> ${besides ?? 0} and (expires_at is null or expires_at > ${now})
      order by during limit 1`.execute(database);
    return rows[0];
  }

  async function addPeriod(
    camperId: number,
    { from, to, reason, comment }: PeriodValues,
  ): Promise<PeriodRow> {
    const { rows } =
      await sql<PeriodRow>`insert into calendar_block (camper_id, during, kind, reason, comment)
      values (${camperId}, ${inclusive({ from, to })}, 'owner', ${reason}, ${comment})
      returning id, ${FIRST_AND_LAST}, reason, comment`.execute(database);
    return toPeriod(rows[0] as PeriodRow);
  }

  async function changePeriod({ id, from, to, reason, comment }: PeriodRow): Promise<void> {
    await sql`update calendar_block set during = ${inclusive({ from, to })}, reason = ${reason},
      comment = ${comment} where id = ${id}`.execute(database);
  }

  async function removePeriod(id: number): Promise<void> {
    await sql`delete from calendar_block where id = ${id} and kind = 'owner'`.execute(database);
  }

  return { listPeriods, findPeriod, findTaken, addPeriod, changePeriod, removePeriod };
}

// The driver returns a bigint as text.
function toPeriod(row: PeriodRow): PeriodRow {
  return { ...row, id: Number(row.id) };
}

function prices(database: Database) {
  const selected = sql`select id, ${FIRST_AND_LAST}, per_day as "perDay", colour from price_period`;

  async function listPrices(camperId: number, days: DayRange): Promise<OwnPriceRow[]> {
    const { rows } = await sql<OwnPriceRow>`${selected} where camper_id = ${camperId}
      and during && ${inclusive(days)} order by during`.execute(database);
    return rows;
  }

  async function findPrice(camperId: number, id: number): Promise<OwnPriceRow | undefined> {
    const { rows } = await sql<OwnPriceRow>`${selected} where camper_id = ${camperId}
      and id = ${id}`.execute(database);
    return rows[0];
  }

  /** Deletes prices and inserts others; returns the ids of the inserted ones in their order. */
  async function replacePrices(camperId: number, gone: readonly number[], added: readonly OwnPrice[]) {
    if (gone.length) {
      await database
        .deleteFrom('price_period')
        .where('id', 'in', [...gone])
        .execute();
    }
    if (!added.length) return [];
    const rows = await database
      .insertInto('price_period')
      .values(
        added.map(({ perDay, colour, ...days }) => ({
          camper_id: camperId,
          during: `[${days.from},${days.to}]`,
          per_day: perDay,
          colour: colour as 'default',
        })),
      )
      .returning('id')
      .execute();
    return rows.map(({ id }) => id);
  }

  return { listPrices, findPrice, replacePrices };
}

export type OwnerCalendarsStore = ReturnType<typeof createOwnerCalendarsStore>;
