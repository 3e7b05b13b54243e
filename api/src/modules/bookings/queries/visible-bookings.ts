import { sql, type RawBuilder } from 'kysely';

import { BOOKING_DEADLINES, type Now } from '@campavia/domain';

/** Who reads, as guest or as owner. */
export interface Reader {
  role: 'guest' | 'owner';
  userId: number;
}

/** The current time as the process functions of the database take it. */
export function nowInSql({ ms, today, terms = BOOKING_DEADLINES }: Now): RawBuilder<unknown> {
  const { reviewDays, secondHalfLastDays } = terms;
  return sql`row(${new Date(ms)}, ${today}, ${reviewDays}, ${secondHalfLastDays})::booking_now`;
}

/**
 * All bookings that somebody sees as guest or owner, with `state`, `tab` and `shown` (the state that a page shows).
 * Only reviews of trips that have just ended matter, so no others are read.
 */
export function visibleBookings({ role, userId }: Reader, now: Now): RawBuilder<unknown> {
  const at = nowInSql(now);
  const person = sql.ref(role === 'guest' ? 'b.guest_id' : 'b.owner_id');
  return sql`(
    select b.id, b.starts_at, b.date_from, b.date_to, b.answer_by, visible.state, visible.tab,
      case when visible.state <> 'TO_COME' then visible.state when visible.tab = 'archived' then 'DONE'
        when b.date_to < ${now.today}::date then 'FINISHED' when b.date_from <= ${now.today}::date then 'ONGOING'
        else 'TO_COME' end as shown
    from booking b
    left join lateral (
      select bool_or(r.author_type = 'guest') as guest, bool_or(r.author_type = 'owner') as owner
      from review r where r.booking_id = b.id and b.date_to < ${now.today}::date
        and b.date_to >= ${now.today}::date - ${(now.terms ?? BOOKING_DEADLINES).reviewDays}::int
    ) reviewed on true
    cross join lateral (
      select booking_seen_state(b, ${at}) as state, booking_tab(${role}, b,
        row(coalesce(reviewed.guest, false), coalesce(reviewed.owner, false),
          b.state in ('TO_COME', 'TO_COME_NOT_PAID') and booking_has_asked_extension(b.id, ${at}))::booking_around,
          ${at}) as tab
    ) visible
    where ${person} = ${userId} and visible.tab <> 'hidden')`;
}
