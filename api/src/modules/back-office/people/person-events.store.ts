import { sql } from 'kysely';

import type { PersonEvent } from '@campavia/contracts';
import type { CurrencyCode, Minor, ReportSubject } from '@campavia/domain';

import type { Database } from '../../../database/connect';

export interface PersonEventRow {
  kind: PersonEvent['kind'];
  by_them: boolean;
  /** Number of the case of reports, or of the booking. */
  about: number;
  subject: ReportSubject | null;
  amount: Minor | null;
  currency: CurrencyCode | null;
  reason: string | null;
  at: Date;
}

const MOST = 20;

/** Reads reports, cancellations and claims of one person, made by them or about them. */
export function createPersonEventsStore(database: Database) {
  /** The newest first. */
  async function list(userId: number): Promise<PersonEventRow[]> {
    const { rows } = await sql<PersonEventRow>`
      select * from (${REPORTED_BY(userId)} union all ${REPORTED_ABOUT(userId)}
        union all ${CANCELLED(userId)} union all ${CLAIMED(userId)}) e
      order by at desc, about desc limit ${MOST}`.execute(database);
    return rows;
  }

  /** Why staff hold the payouts of a person; undefined when they do not. */
  function hold(userId: number) {
    return database
      .selectFrom('payout_hold')
      .innerJoin('app_user as staff', 'staff.id', 'payout_hold.staff_id')
      .select(['reason', 'made_at', 'staff.first_name as staff_name'])
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
  }

  return { list, hold };
}

const NO_AMOUNT = sql`null::bigint as amount, null::text as currency`;

const REPORTED_BY = (userId: number) => sql`
  (select 'report' as kind, true as by_them, k.id as about, k.subject, ${NO_AMOUNT}, r.reason, r.reported_at as at
    from (select case_id, reason, reported_at from listing_report where user_id = ${userId}
      union all select case_id, reason, reported_at from review_report where reporter_id = ${userId}
      union all select case_id, reason, reported_at from message_report where reporter_id = ${userId}) r
    join report_case k on k.id = r.case_id order by r.reported_at desc limit ${MOST})`;

const REPORTED_ABOUT = (userId: number) => sql`
  (select 'report', false, k.id, k.subject, ${NO_AMOUNT}, null, k.opened_at
    from report_case k join reportable c on c.subject = k.subject and c.subject_id = k.subject_id
    where c.author_id = ${userId} order by k.opened_at desc limit ${MOST})`;

const CANCELLED = (userId: number) => sql`
  (select 'cancellation', h.actor = case b.guest_id when ${userId} then 'guest' else 'owner' end, b.id, null,
      ${NO_AMOUNT}, h.reason, h.at
    from booking b join booking_change h on h.booking_id = b.id
    where (b.guest_id = ${userId} or b.owner_id = ${userId})
      and h.to_state like 'CANCELLED%' and h.from_state not in ('CREATED', 'ABANDONED')
    order by h.at desc limit ${MOST})`;

const CLAIMED = (userId: number) => sql`
  (select 'claim', b.owner_id = ${userId}, b.id, null, d.amount, d.currency::text, null, d.made_at
    from booking b join deposit_claim d on d.booking_id = b.id
    where b.guest_id = ${userId} or b.owner_id = ${userId} order by d.made_at desc limit ${MOST})`;
