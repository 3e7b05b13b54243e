import { sql } from 'kysely';

import type { PlainDate } from '@campavia/domain';

import type { Database } from '../../database/connect';

/** Earnings of a camper in a month, in the owner's currency. */
export interface MonthRow {
  /** `yyyy-MM` */
  month: string;
  days: number;
  days_let: number;
  income: number;
  visits: number;
  prints: number;
}

export interface Period {
  camperId: number;
  /** First day of the first month. */
  from: PlainDate;
  /** Last day, inclusive. */
  to: PlainDate;
}

/** States of trips that took or take place. */
const HELD = ['TO_COME', 'TO_COME_NOT_PAID', 'ONGOING', 'DONE'];
const CANCELLED = ['CANCELLED_STAFF', 'CANCELLED_GUEST', 'CANCELLED_OWNER', 'CANCELLED_BOTH'];

/** Aggregates earnings and views of a camper. */
export function createStatisticsStore(database: Database) {
  /**
   * Every month that begins in a period. For a cancelled trip the owner's income is the share that remains after the
   * reversal of its sale.
   */
  async function months({ camperId, from, to }: Period): Promise<MonthRow[]> {
    const { rows } = await sql<MonthRow>`
      with month as (
        select first::date as first, least((first + interval '1 month' - interval '1 day')::date, ${to}::date) as last,
          (first + interval '1 month' - interval '1 day')::date as ends
        from generate_series(${from}::date, ${to}::date, interval '1 month') first
      ), trip as (
        select b.id, b.date_from, b.date_to, b.state, coalesce(b.earnings, 0) as earnings
        from booking b
        where b.camper_id = ${camperId} and b.date_from <= ${to}::date and b.date_to >= ${from}::date
          and (b.state = any(${HELD}) or (b.state = any(${CANCELLED}) and b.paid > 0))
      )
      select to_char(month.first, 'YYYY-MM') as month, month.ends - month.first + 1 as days,
        (select count(*)::integer from trip,
          generate_series(greatest(trip.date_from, month.first), least(trip.date_to, month.last), interval '1 day') day
          where trip.state = any(${HELD})) as days_let,
        (select coalesce(sum(case when trip.state = any(${HELD}) then trip.earnings
            else ${keptEarnings} end), 0)::integer
          from trip where trip.date_from between month.first and month.last) as income,
        (select coalesce(sum(visits), 0)::integer from camper_mark m
          where m.camper_id = ${camperId} and m.day between month.first and month.last) as visits,
        (select coalesce(sum(prints), 0)::integer from camper_mark m
          where m.camper_id = ${camperId} and m.day between month.first and month.last) as prints
      from month order by month.first`.execute(database);
    return rows;
  }

  /** The first year with a trip or a view of the listing. */
  async function firstYear(camperId: number): Promise<number | null> {
    const { rows } = await sql<{ year: number | null }>`
      select extract(year from least(
        (select min(date_from) from booking where camper_id = ${camperId} and state = any(${HELD})),
        (select min(day) from camper_mark where camper_id = ${camperId})))::integer as year`.execute(
      database,
    );
    return rows[0]?.year ?? null;
  }

  /** Requests for a camper since a moment, and how many were answered. */
  async function answers(camperId: number, since: Date): Promise<{ asked: number; answered: number }> {
    const { rows } = await sql<{ asked: number; answered: number }>`
      select count(*)::integer as asked,
        count(*) filter (where change.move in ('accept', 'refuse'))::integer as answered
      from booking join booking_change change on change.booking_id = booking.id
      where booking.camper_id = ${camperId} and change.at >= ${since} and change.from_state = 'VALIDATED'
        and change.move in ('accept', 'refuse', 'no_answer')`.execute(database);
    return rows[0] ?? { asked: 0, answered: 0 };
  }

  return { months, firstYear, answers };
}

/** The owner's earnings in proportion to their share of the sale that was not reversed. */
const keptEarnings = sql`coalesce((
  select round(trip.earnings * greatest(0, sold.amount - coalesce(reversed.amount, 0)) / sold.amount)
  from (select sum(amount)::numeric as amount from booking_line where booking_id = trip.id and share = 'owner') sold,
    (select sum(e.amount)::numeric as amount from ledger_movement m join ledger_entry e on e.movement_id = m.id
      where m.booking_id = trip.id and m.kind = 'unsold' and e.account = 'owner_payable') reversed
  where sold.amount > 0), 0)`;
