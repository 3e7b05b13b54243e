import type pg from 'pg';

import { PAYOUT_AFTER_MS } from '@campavia/domain';

const AFTER = `interval '${PAYOUT_AFTER_MS / 1000} seconds'`;

/** Every thirteenth owner has no bank account, so that their latest payouts are blocked. */
const PAYABLE = 'b.owner_id % 13 <> 0';

/** Payouts of the last days are left to the payout job. */
const JOB_DAYS = 3;

/**
 * Creates bank accounts of the demo's owners and their payouts: the share of each trip a day after it began, money of
 * extensions a day after its end, each with its ledger movement.
 */
export async function makePayouts(client: pg.PoolClient, nowMs: number): Promise<void> {
  const now = new Date(nowMs);
  // All rows are new: without statistics the planner chooses nested loops.
  await client.query('analyze booking, ledger_movement, ledger_entry');
  await client.query(
    `insert into bank_account (user_id, holder, country, last_digits, provider_id, made_at)
       select u.id, u.first_name || ' ' || u.last_name, u.country, lpad((u.id * 7919 % 10000)::text, 4, '0'),
         'earlier-bank-' || u.id, u.joined_on
       from app_user u where exists (select from booking b where b.owner_id = u.id and ${PAYABLE})`,
  );
  await client.query(
    `insert into provider_user (user_id, kind, provider_id, made_at)
       select u.id, case when u.professional_type is null then 'natural' else 'legal' end, 'earlier-user-' || u.id,
         u.joined_on
       from app_user u join bank_account a on a.user_id = u.id`,
  );
  for (const round of [1, 2]) await client.query(ROUND, [round, now]);
  await client.query(
    `insert into ledger_movement (id, reference, kind, booking_id, payout_id, at) overriding system value
       select (select max(id) from ledger_movement) + row_number() over (order by id), 'payout:' || id || ':1',
         'payout', booking_id, id, done_at
       from payout where amount > 0`,
  );
  await client.query(
    `insert into ledger_entry (movement_id, position, account, user_id, currency, amount)
       select m.id, side, case side when 0 then 'owner_payable' else 'provider_cash' end,
         case side when 0 then p.owner_id end, p.currency, case side when 0 then p.amount else -p.amount end
       from ledger_movement m join payout p on p.id = m.payout_id, unnest(array[0, 1]) side`,
  );
}

const ROUND = `
  insert into payout (booking_id, owner_id, round, state, amount, currency, due_at, bank_account_id, provider_id,
      made_at, done_at)
    select b.id, b.owner_id, $1::int, 'done', -sum(e.amount), e.currency, due.at, a.id,
      'earlier-payout-' || b.id || '-' || $1::int, due.at, due.at
    from booking b
      join bank_account a on a.user_id = b.owner_id
      join ledger_movement m on m.booking_id = b.id and (m.kind = 'growth') = ($1::int = 2)
      join ledger_entry e on e.movement_id = m.id and e.account = 'owner_payable'
      cross join lateral (select (case $1::int when 1 then b.starts_at else b.ends_at end) + ${AFTER} as at) due
    where due.at < $2::timestamptz - interval '${JOB_DAYS} days' and b.state not in ('TO_COME_NOT_PAID')
      and not b.has_open_incident and b.proof <> 'waiting'
    group by b.id, e.currency, due.at, a.id having sum(e.amount) < 0`;
