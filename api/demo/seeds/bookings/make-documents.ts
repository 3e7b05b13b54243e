import type pg from 'pg';

import type { PlainDate } from '@campavia/domain';

/** Documents are uploaded for trips within this many days; the deadline is three days before the trip. */
const UPLOADED_AHEAD = 7;

/** Creates the documents of drivers who travel now or soon, and proofs of emergencies. */
export async function makeDocuments(client: pg.PoolClient, today: PlainDate): Promise<void> {
  await client.query(OF_GUESTS, [today, UPLOADED_AHEAD]);
  await client.query(OF_SECOND_DRIVERS, [today, UPLOADED_AHEAD]);
  await client.query(PROOFS);
  await client.query(CONTRACTS, [today, UPLOADED_AHEAD]);
}

const SOON = `b.state in ('TO_COME', 'TO_COME_NOT_PAID', 'ONGOING')
  and b.date_to >= $1::date and b.date_from <= $1::date + $2::integer`;

// Every other guest uploads them well in advance.
const DUE_TRIPS = `b.state in ('TO_COME', 'TO_COME_NOT_PAID', 'ONGOING') and b.date_to >= $1::date
  and b.date_from <= $1::date + $2::integer * case when b.guest_id % 2 = 0 then 6 else 1 end`;

const DOCUMENTS = `cross join (values ('driving_licen', 'F', 4000), ('id_proof', 'P', 2200)) as paper (type, letter, days)`;

const OF_GUESTS = `insert into document
    (document_type, user_id, status, expiration_date, number, created_at, submitted_at)
  select paper.type, travels.id, 'validated', $1::date + paper.days, paper.letter || lpad(travels.id::text, 8, '0'),
    travels.since, travels.since + interval '20 minutes'
  from (select b.guest_id as id, min(b.confirmed_at) as since from booking b where ${DUE_TRIPS} group by b.guest_id) travels
  ${DOCUMENTS}
  order by travels.id, paper.type
  on conflict do nothing`;

const OF_SECOND_DRIVERS = `insert into document
    (document_type, booking_id, status, expiration_date, number, created_at, submitted_at)
  select paper.type, b.id, 'validated', $1::date + paper.days, paper.letter || lpad(b.id::text, 8, '0'),
    b.confirmed_at + interval '10 minutes', b.confirmed_at + interval '25 minutes'
  from booking b ${DOCUMENTS}
  where b.second_driver and ${SOON}
  order by b.id, paper.type
  on conflict do nothing`;

const PROOFS = `insert into document (document_type, booking_id, status, refusal, created_at, submitted_at)
  select case b.proof_reason when 'REASON_CORONA' then 'covid_proof' else 'detail_decl' end, b.id,
    case b.proof when 'accepted' then 'validated' when 'refused' then 'refused' else 'created' end,
    case b.proof when 'refused' then 'NOT_ACCEPTED' end, reported.at,
    case b.proof when 'waiting' then null else reported.at + interval '1 hour' end
  from booking b
  cross join lateral (select min(c.at) as at from booking_change c
    where c.booking_id = b.id and c.move = 'report_emergency') reported
  where b.proof <> 'none'
  order by b.id
  on conflict do nothing`;

/** Contracts of demo users' trips and of trips under way or soon; older trips have none. */
const CONTRACTS = `insert into document (document_type, booking_id, created_at, due_at)
  select 'rent_cont', b.id, b.confirmed_at, greatest(b.confirmed_at, $1::date::timestamptz)
  from booking b
    join app_user guest on guest.id = b.guest_id
    join app_user owner on owner.id = b.owner_id
  where b.confirmed_at is not null and b.state in ('TO_COME', 'TO_COME_NOT_PAID') and (${SOON}
    or guest.password_hash is not null or owner.password_hash is not null)
  order by b.id
  on conflict do nothing`;
