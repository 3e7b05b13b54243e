import { sql, type RawBuilder } from 'kysely';

import { BOOKING_TERMS, type Now } from '@campavia/domain';

/** Who reads, and as which side of a booking. */
export interface Reader {
  role: 'guest' | 'owner';
  userId: number;
}

/** What time it is, as the functions of the database that know the process take it. */
export function nowInSql({ ms, today, terms = BOOKING_TERMS }: Now): RawBuilder<unknown> {
  const { reviewDays, secondHalfLastDays } = terms;
  return sql`row(${new Date(ms)}, ${today}, ${reviewDays}, ${secondHalfLastDays})::booking_now`;
}

/**
 * All bookings that somebody sees as one side, `b`, with `state`, `tab` and `shown` (what a page calls the state).
 * Reviews matter for trips that have just ended alone, so those of others are not looked for.
 */
export function seenBookings({ role, userId }: Reader, now: Now): RawBuilder<unknown> {
  const at = nowInSql(now);
  const person = sql.ref(role === 'guest' ? 'b.guest_id' : 'b.owner_id');
  return sql`(
    select b.id, b.starts_at, b.date_from, seen.state, seen.tab,
      case when seen.state <> 'TO_COME' then seen.state when seen.tab = 'archived' then 'DONE'
        when b.date_to < ${now.today}::date then 'FINISHED' when b.date_from <= ${now.today}::date then 'ONGOING'
        else 'TO_COME' end as shown
    from booking b
    left join lateral (
      select bool_or(r.author_type = 'guest') as guest, bool_or(r.author_type = 'owner') as owner
      from review r where r.booking_id = b.id and b.date_to < ${now.today}::date
        and b.date_to >= ${now.today}::date - ${(now.terms ?? BOOKING_TERMS).reviewDays}::int
    ) reviewed on true
    cross join lateral (
      select booking_seen_state(b, ${at}) as state, booking_tab(${role}, b,
        row(coalesce(reviewed.guest, false), coalesce(reviewed.owner, false),
          b.state in ('TO_COME', 'TO_COME_NOT_PAID') and booking_has_asked_extension(b.id, ${at}))::booking_around,
          ${at}) as tab
    ) seen
    where ${person} = ${userId} and seen.tab <> 'hidden')`;
}
