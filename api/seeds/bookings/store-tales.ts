import type pg from 'pg';

import { addDays } from '@campavia/domain';

import { insertNumbered } from './insert-numbered';
import { toGuestRow } from './guests';
import type { Planning } from './plan-trips';
import type { Tale } from './tale';
import type { Drawn } from './tell-booking';

/** Tables whose triggers are done once, at the end, for all rows. */
const FOLLOWERS = [
  ['calendar_block', 'camper_search_follows'],
  ['booking', 'coupon_uses_follow'],
  ['ledger_entry', 'ledger_balances'],
] as const;

/** Writes rows with what follows them done once for all; then numbers go on after those that were given. */
export async function withoutFollowers(client: pg.PoolClient, write: () => Promise<void>): Promise<void> {
  for (const [table, trigger] of FOLLOWERS) await client.query(`alter table ${table} disable trigger ${trigger}`);
  await write();
  for (const [table, trigger] of FOLLOWERS) await client.query(`alter table ${table} enable trigger ${trigger}`);
  await followAtOnce(client);
}

/** Makes the accounts of whoever books and had none, each before the first booking. */
export async function storeGuests(
  client: pg.PoolClient,
  drawn: readonly Drawn[],
  { pool, world }: Planning,
): Promise<void> {
  const firsts = new Map<number, number>();
  for (const { plan, moments } of [...drawn].reverse()) firsts.set(plan.guest.id, moments.created);
  const firstOn = (id: number) =>
    addDays(world.today, Math.floor(((firsts.get(id) ?? world.nowMs) - world.nowMs) / DAY_MS));
  const rows = pool.made.map((guest) => toGuestRow(guest, firstOn(guest.id)));
  await insertNumbered(client, 'app_user', rows);
}

/** Writes down what was told. */
export async function storeTales(client: pg.PoolClient, tales: readonly Tale[]): Promise<void> {
  await storeBookings(client, tales);
  await storeMoney(client, tales);
  await storeDays(client, tales);
  await storeReviews(client, tales);
}

const DAY_MS = 86_400_000;

async function storeBookings(client: pg.PoolClient, tales: readonly Tale[]): Promise<void> {
  await insertNumbered(
    client,
    'booking',
    tales.map(({ row: { options, ...row } }) => (void options, row)),
  );
  await insertNumbered(
    client,
    'booking_option',
    tales.flatMap(({ row: { id, options } }) => options.map((option) => ({ booking_id: id, ...option }))),
  );
  await insertNumbered(client, 'booking_line', tales.flatMap(linesOf));
  await insertNumbered(
    client,
    'booking_change',
    tales.flatMap(({ changes }) => changes),
  );
}

function linesOf({ row, lines }: Tale) {
  return lines.map(({ code, amount, amountOwner, share, parts, requestId }, index) => ({
    ...{ booking_id: row.id, position: index + 1, code, amount, share },
    ...{ amount_owner: amountOwner, parts, request_id: requestId },
  }));
}

async function storeMoney(client: pg.PoolClient, tales: readonly Tale[]): Promise<void> {
  await insertNumbered(
    client,
    'payment',
    tales.flatMap(({ payments }) => payments),
  );
  await insertNumbered(
    client,
    'moneybox',
    tales.flatMap(({ credits }) => credits),
  );
  const movements = tales.flatMap((tale) => tale.movements.map((movement) => ({ tale, ...movement })));
  await insertNumbered(
    client,
    'ledger_movement',
    movements.map(({ id, reference, kind, booking_id, payment_id, at }) => ({
      ...{ id, reference, kind, booking_id, payment_id, at },
    })),
  );
  await insertNumbered(
    client,
    'ledger_entry',
    movements.flatMap(({ id, tale, entries }) =>
      entries.map(({ account, amount, userId = null }, position) => ({
        ...{ movement_id: id, position, account, user_id: userId, currency: tale.row.currency_used, amount },
      })),
    ),
  );
}

const HAS_DAYS = new Set(['TO_COME', 'TO_COME_NOT_PAID', 'ONGOING', 'DONE']);

async function storeDays(client: pg.PoolClient, tales: readonly Tale[]): Promise<void> {
  const booked = tales.filter(({ row, plan }) => HAS_DAYS.has(row.state) && plan.block !== undefined);
  const kept = booked.filter(({ plan }) => plan.block !== 'new');
  await client.query(
    `update calendar_block block set booking_id = own.booking_id, kind = 'booking'
     from unnest($1::bigint[], $2::integer[]) as own (block_id, booking_id) where block.id = own.block_id`,
    [kept.map(({ plan }) => plan.block), kept.map(({ row }) => row.id)],
  );
  const made = booked.filter(({ plan }) => plan.block === 'new');
  await insertNumbered(
    client,
    'calendar_block',
    made.map(({ row: { id, camper_id, date_from, date_to } }) => ({
      ...{ camper_id, during: `[${date_from},${date_to}]`, kind: 'booking', booking_id: id },
    })),
  );
}

async function storeReviews(client: pg.PoolClient, tales: readonly Tale[]): Promise<void> {
  const reviewed = tales.filter(({ plan }) => plan.reviewId !== undefined);
  await client.query(
    `update review set booking_id = own.booking_id
     from unnest($1::integer[], $2::integer[]) as own (review_id, booking_id) where review.id = own.review_id`,
    [reviewed.map(({ plan }) => plan.reviewId), reviewed.map(({ row }) => row.id)],
  );
}

const NUMBERED = ['app_user', 'booking', 'payment', 'ledger_movement'] as const;

async function followAtOnce(client: pg.PoolClient): Promise<void> {
  for (const table of NUMBERED) {
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select coalesce(max(id), 1) from ${table}))`,
    );
  }
  await client.query(`update coupon set uses = uses + used.times
    from (select coupon_code, count(*)::integer as times from booking b where claims_coupon(b) group by coupon_code) used
    where used.coupon_code = code`);
  const { rows } = await client.query(
    'select movement_id from ledger_entry group by movement_id, currency having sum(amount) <> 0 limit 1',
  );
  if (rows.length) throw new Error('The books do not balance');
  await client.query(`update camper_search s set busy = days.busy
    from (select camper_id, range_agg(during) as busy from calendar_block group by camper_id) days
    where days.camper_id = s.id and s.busy <> days.busy`);
}
