import { sql } from 'kysely';

import { MARKET_TIME_ZONE, type PlainDate } from '@campavia/domain';

import type { Database } from '../../database/connect';

/** Reads payments and refunds of guests; deposits are held and not paid, so they are left out. */
export function createPayinsStore(database: Database) {
  const executedOn = sql<PlainDate>`case payment.state when 'to_come' then payment.due_on
    else (coalesce(payment.done_at, payment.made_at) at time zone ${sql.lit(MARKET_TIME_ZONE)})::date end`;
  const executedIn = sql<number>`extract(year from ${executedOn})::int`;

  const ofGuest = (guestId: number) =>
    database
      .selectFrom('payment')
      .innerJoin('booking', 'booking.id', 'payment.booking_id')
      .where('booking.guest_id', '=', guestId)
      .where('payment.reason', '<>', 'depos')
      .where('payment.state', 'in', ['to_come', 'in_prog', 'done', 'failed']);

  /** The payments of a year, latest first. */
  function list(guestId: number, year: number) {
    return ofGuest(guestId)
      .innerJoin('camper', 'camper.id', 'booking.camper_id')
      .select(['payment.id', 'payment.type', 'payment.reason', 'payment.part', 'payment.state'])
      .select(['payment.amount', 'payment.currency', 'payment.error_code'])
      .select(['booking.id as booking_id', 'booking.camper_id', 'booking.date_from', 'booking.date_to'])
      .select(['camper.title', executedOn.as('executed_on')])
      .where(executedIn, '=', year)
      .orderBy('executed_on', 'desc')
      .orderBy('payment.id', 'desc')
      .execute();
  }

  /** The years with payments, latest first. */
  function countYears(guestId: number) {
    return ofGuest(guestId)
      .select([executedIn.as('year'), sql<number>`count(*)::int`.as('count')])
      .groupBy('year')
      .orderBy('year', 'desc')
      .execute();
  }

  return { list, countYears };
}

export type PayinRow = Awaited<ReturnType<ReturnType<typeof createPayinsStore>['list']>>[number];
