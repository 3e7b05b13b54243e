import { sql } from 'kysely';

import type { PlainDate } from '@campavia/domain';

import type { Database } from '../../../database/connect';

/** How long before a deadline a reminder is sent, and the minimum time since the last e-mail. */
interface ReminderTerms {
  now: Date;
  answerHours: number;
  paymentHours: number;
  instantPaymentHours: number;
  quietHours: number;
}

/** Reads which bookings are overdue, and deletes expired holds and drafts. */
export function createBookingTimersStore(database: Database) {
  /** Bookings with a passed deadline; the booking process decides the transition. */
  async function dueIds(now: Date, lastSecondInstalment: PlainDate, most: number): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select id from booking where state = 'VALIDATED' and not is_instant and answer_by <= ${now}
      union all select id from booking where state in ('VALIDATED', 'ACCEPTED') and paid = 0 and pay_by <= ${now}
      union all select id from booking where state = 'TO_COME_NOT_PAID' and second_half = 'failed'
        and date_from <= ${lastSecondInstalment}
      limit ${most}`.execute(database);
    return rows.map(({ id }) => id);
  }

  async function campersWithExpiredHolds(now: Date): Promise<number[]> {
    const { rows } = await sql<{ camper_id: number }>`select distinct camper_id from calendar_block
      where kind = 'hold' and expires_at <= ${now}`.execute(database);
    return rows.map(({ camper_id }) => camper_id);
  }

  /** Deletes the expired holds of a camper, unless it is locked. */
  async function releaseHolds(camperId: number, now: Date): Promise<void> {
    await sql`with camper as materialized (select id from camper where id = ${camperId} for update skip locked)
      delete from calendar_block where camper_id in (select id from camper)
        and kind = 'hold' and expires_at <= ${now}`.execute(database);
  }

  /** Deletes drafts not changed since a date; returns their number. */
  async function deleteDrafts(since: Date, most: number): Promise<number> {
    const { numAffectedRows = 0n } = await sql`delete from booking where id in (
      select id from booking where state = 'ABANDONED' and touched_at <= ${since}
      order by touched_at limit ${most} for update skip locked)`.execute(database);
    return Number(numAffectedRows);
  }

  /** Bookings whose owner or guest must be reminded of a deadline. */
  async function toRemind({ now, ...hours }: ReminderTerms, most: number): Promise<number[]> {
    const soon = (given: number) => new Date(now.getTime() + given * 3_600_000);
    const { rows } = await sql<{ id: number }>`select id from booking
      where state in ('VALIDATED', 'ACCEPTED') and reminded_at is null and paid = 0
        and coalesce(accepted_at, validated_at) <= ${soon(-hours.quietHours)}
        and case when state = 'ACCEPTED' then pay_by > ${now} and pay_by <= ${soon(hours.paymentHours)}
          when is_instant then pay_by > ${now} and pay_by <= ${soon(hours.instantPaymentHours)}
          else answer_by > ${now} and answer_by <= ${soon(hours.answerHours)} end
      limit ${most}`.execute(database);
    return rows.map(({ id }) => id);
  }

  /** Marks a booking as reminded; false when it already was, so that each deadline has one reminder. */
  async function markReminded(id: number, now: Date): Promise<boolean> {
    const { numUpdatedRows } = await database
      .updateTable('booking')
      .set({ reminded_at: now })
      .where('id', '=', id)
      .where('reminded_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  return { dueIds, campersWithExpiredHolds, releaseHolds, deleteDrafts, toRemind, markReminded };
}
