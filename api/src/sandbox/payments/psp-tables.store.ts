import { sql } from 'kysely';

import { ACCOUNT_STATEMENTS } from './owner-accounts/account-objects.store';
import type { PspDatabase } from './psp-database';

const LOCK = 'campavia.psp';

/** Creates missing tables of the schema, once even if processes start concurrently. */
export async function createPspTables(database: PspDatabase): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext(${LOCK}))`.execute(transaction);
    for (const statement of STATEMENTS) await sql.raw(statement).execute(transaction);
  });
}

/** Whether its tables can be read. */
export function isReachable(database: PspDatabase): Promise<boolean> {
  return sql`select 1 from psp.move limit 1`.execute(database).then(
    () => true,
    () => false,
  );
}

const STATEMENTS = [
  'create schema if not exists psp',
  `create table if not exists psp.card (
    id text primary key,
    token text unique,
    last_digits text not null check (last_digits ~ '^[0-9]{4}$'),
    expiry text not null check (expiry ~ '^[0-9]{4}-[0-9]{2}$'),
    holder text not null,
    created_at timestamptz not null default now()
  )`,
  `create table if not exists psp.move (
    id text primary key,
    kind text not null check (kind in ('pay_in', 'refund', 'deposit')),
    means text not null,
    status text not null check (status in ('CREATED', 'SUCCEEDED', 'FAILED')),
    result_code text,
    amount bigint not null check (amount > 0),
    currency text not null,
    reference text not null,
    language text not null,
    return_url text,
    card_id text references psp.card,
    phone text,
    pay_in_id text references psp.move,
    is_asked boolean not null,
    due_at timestamptz,
    due_code text,
    released_at timestamptz,
    created_at timestamptz not null default now(),
    check ((status = 'CREATED') = (result_code is null)),
    check ((kind = 'refund') = (pay_in_id is not null))
  )`,
  // The deposit that a pay-in is charged to.
  'alter table psp.move add column if not exists deposit_id text references psp.move',
  'create index if not exists move_captures on psp.move (deposit_id) where deposit_id is not null',
  `create index if not exists move_due on psp.move (due_at) where status = 'CREATED' and due_at is not null`,
  `create index if not exists move_of_phone on psp.move (phone) where status = 'CREATED' and phone is not null`,
  `create index if not exists move_refunds on psp.move (pay_in_id) where pay_in_id is not null`,
  `create table if not exists psp.idempotency_key (
    key text primary key,
    fingerprint text not null,
    move_id text not null,
    created_at timestamptz not null default now()
  )`,
  `create table if not exists psp.event (
    id text primary key,
    position bigint generated always as identity,
    move_id text not null references psp.move,
    body text not null,
    tries integer not null default 0,
    next_at timestamptz not null,
    delivered_at timestamptz,
    failure text,
    created_at timestamptz not null default now()
  )`,
  `create index if not exists event_waiting on psp.event (next_at) where delivered_at is null`,
  ...ACCOUNT_STATEMENTS,
];
