import { sql, type RawBuilder } from 'kysely';

import { BOOKING_DEADLINES, type Now } from '@campavia/domain';

/** The reader, as guest or as owner. */
export interface Reader {
  role: 'guest' | 'owner';
  userId: number;
}

/** The current time as an argument of the database's process functions. */
export function nowInSql({ ms, today, deadlines = BOOKING_DEADLINES }: Now): RawBuilder<unknown> {
  const { reviewDays, secondInstalmentLastDays } = deadlines;
  return sql`row(${new Date(ms)}, ${today}, ${reviewDays}, ${secondInstalmentLastDays})::booking_now`;
}

/**
 * All bookings visible to a guest or owner, with `state`, `tab` and `shown` (the displayed state). Reviews are read
 * only for trips that have just ended. `offset` is an optimisation fence: without it the tab would be recomputed at
 * each reference.
 *
 * @param wanted - a condition on `b`, a row of `booking`, that excludes bookings that a list cannot contain
 */
export function visibleBookings(
  { role, userId }: Reader,
  now: Now,
  wanted: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> {
  const at = nowInSql(now);
  const person = sql.ref(role === 'guest' ? 'b.guest_id' : 'b.owner_id');
  return sql`(
    select b.id, b.starts_at, b.date_from, b.date_to, b.answer_by, b.pay_by, visible.state, visible.tab,
      case when visible.state <> 'TO_COME' then visible.state when visible.tab = 'archived' then 'DONE'
        when b.date_to < ${now.today}::date then 'FINISHED' when b.date_from <= ${now.today}::date then 'ONGOING'
        else 'TO_COME' end as shown
    from booking b
    left join lateral (
      select bool_or(r.author_type = 'guest') as guest, bool_or(r.author_type = 'owner') as owner
      from (select author_type from review where booking_id = b.id union all
        select author_type from written_review where booking_id = b.id and sent_at is not null) r
      where b.date_to < ${now.today}::date
        and b.date_to >= ${now.today}::date - ${(now.deadlines ?? BOOKING_DEADLINES).reviewDays}::int
    ) reviewed on true
    cross join lateral (
      select booking_seen_state(b, ${at}) as state, booking_tab(${role}, b,
        row(coalesce(reviewed.guest, false), coalesce(reviewed.owner, false),
          b.state in ('TO_COME', 'TO_COME_NOT_PAID') and exists (select from booking_request q
            where q.booking_id = b.id and q.kind = 'extension' and q.state = 'GUEST_ASK'
              and q.answer_by > ${new Date(now.ms)}))::booking_around, ${at}) as tab
      offset 0
    ) visible
    where ${person} = ${userId} and ${wanted} and visible.tab <> 'hidden')`;
}

/** A condition on `b` that holds for every booking outside the archive, so that old bookings are not read. */
export function isPerhapsOpen({ today, deadlines = BOOKING_DEADLINES }: Now): RawBuilder<unknown> {
  return sql`(b.state in ('CREATED_PRO', 'ABANDONED', 'VALIDATED', 'ACCEPTED', 'TO_COME_NOT_PAID')
    or b.state in ('TO_COME', 'ONGOING')
      and (b.has_open_incident or b.date_to >= ${today}::date - ${deadlines.reviewDays}::int))`;
}
