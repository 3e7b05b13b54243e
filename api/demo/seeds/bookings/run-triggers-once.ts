import type pg from 'pg';

import type { Claims } from './write-histories';

/** Tables whose triggers are replaced by one statement for all rows. */
const TABLES_WITH_TRIGGERS = [
  ['calendar_block', 'camper_search_follows'],
  ['booking', 'coupon_uses_follow'],
  ['booking', 'booking_chat_follows'],
  ['ledger_entry', 'ledger_balances'],
] as const;

const NUMBERED = [
  ...(['app_user', 'booking', 'booking_request', 'payment', 'moneybox'] as const),
  'ledger_movement',
] as const;

/**
 * Inserts rows with triggers disabled, then applies their effects once for all rows; sequences continue after the given
 * ids.
 * @throws Error when the ledger does not balance
 */
export async function runTriggersOnce(client: pg.PoolClient, write: () => Promise<Claims>): Promise<void> {
  for (const [table, trigger] of TABLES_WITH_TRIGGERS) {
    await client.query(`alter table ${table} disable trigger ${trigger}`);
  }
  const claims = await write();
  await claim(client, claims);
  for (const [table, trigger] of TABLES_WITH_TRIGGERS) {
    await client.query(`alter table ${table} enable trigger ${trigger}`);
  }
  for (const table of NUMBERED) {
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select coalesce(max(id), 1) from ${table}))`,
    );
  }
  await client.query(COUNT_COUPONS);
  await client.query(RENEW_BUSY_DAYS);
  // Restores the physical order by map position that campers were loaded in.
  await client.query('cluster camper_search using camper_search_point');
  const { rowCount } = await client.query(UNBALANCED);
  if (rowCount) throw new Error('The ledger of the demo does not balance');
}

const COUNT_COUPONS = `update coupon set uses = uses + used.times
  from (select coupon_code, count(*)::integer as times from booking b where claims_coupon(b) group by coupon_code) used
  where used.coupon_code = code`;

const RENEW_BUSY_DAYS = `update camper_search s set busy = days.busy
  from (select camper_id, range_agg(during) as busy from calendar_block group by camper_id) days
  where days.camper_id = s.id and s.busy <> days.busy`;

const UNBALANCED = `select from ledger_entry group by movement_id, currency having sum(amount) <> 0 limit 1`;

async function claim(client: pg.PoolClient, { blocks, reviews }: Claims): Promise<void> {
  const columns = (claims: Claims['blocks']) => [
    claims.map(({ id }) => id),
    claims.map(({ booking }) => booking),
  ];
  await client.query(
    `update calendar_block block set booking_id = own.booking_id
     from unnest($1::bigint[], $2::integer[]) as own (id, booking_id) where block.id = own.id`,
    columns(blocks),
  );
  await client.query(
    `update review set booking_id = own.booking_id
     from unnest($1::integer[], $2::integer[]) as own (id, booking_id) where review.id = own.id`,
    columns(reviews),
  );
}
