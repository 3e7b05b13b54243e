import { sql } from 'kysely';

import type { PlainDate } from '@campavia/domain';

import type { Database } from '../../../database/connect';

/** How long before the end of a term somebody is reminded, and how long after the last letter at the earliest. */
interface ReminderTerms {
  now: Date;
  answerHours: number;
  paymentHours: number;
  instantPaymentHours: number;
  quietHours: number;
}

/** Reads what the clock has to do with bookings, and clears away what is over. */
export function createBookingTimersStore(database: Database) {
  /** Bookings with a term that is over, at most so many; the process decides what becomes of them. */
  async function dueIds(now: Date, lastSecondHalf: PlainDate, most: number): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select id from booking where state = 'VALIDATED' and not is_instant and answer_by <= ${now}
      union all select id from booking where state in ('VALIDATED', 'ACCEPTED') and paid = 0 and pay_by <= ${now}
      union all select id from booking where state = 'TO_COME_NOT_PAID' and second_half = 'failed'
        and date_from <= ${lastSecondHalf}
      limit ${most}`.execute(database);
    return rows.map(({ id }) => id);
  }

  async function campersWithHoldsOver(now: Date): Promise<number[]> {
    const { rows } = await sql<{ camper_id: number }>`select distinct camper_id from calendar_block
      where kind = 'hold' and expires_at <= ${now}`.execute(database);
    return rows.map(({ camper_id }) => camper_id);
  }

  /** Frees what a camper was kept for, unless somebody is busy with it and sees to that themselves. */
  async function freeHolds(camperId: number, now: Date): Promise<void> {
    await sql`with camper as materialized (select id from camper where id = ${camperId} for update skip locked)
      delete from calendar_block where camper_id in (select id from camper)
        and kind = 'hold' and expires_at <= ${now}`.execute(database);
  }

  /** Forgets drafts that nobody touched since a moment; answers how many. */
  async function forgetDrafts(since: Date, most: number): Promise<number> {
    const { numAffectedRows = 0n } = await sql`delete from booking where id in (
      select id from booking where state = 'ABANDONED' and touched_at <= ${since}
      order by touched_at limit ${most} for update skip locked)`.execute(database);
    return Number(numAffectedRows);
  }

  /** Bookings whose owner or guest is to be reminded that a term ends soon. */
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

  /** Whether this is the reminder: nobody gets two for one term. */
  async function markReminded(id: number, now: Date): Promise<boolean> {
    const { numUpdatedRows } = await database
      .updateTable('booking')
      .set({ reminded_at: now })
      .where('id', '=', id)
      .where('reminded_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  return { dueIds, campersWithHoldsOver, freeHolds, forgetDrafts, toRemind, markReminded };
}
