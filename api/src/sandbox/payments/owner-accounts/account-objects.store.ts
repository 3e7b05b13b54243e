import { sql, type Insertable, type Selectable } from 'kysely';

import { newId } from '../new-id';
import type { AccountObjectTable, PspDatabase } from '../psp-database';

/** A user, bank account, declaration, document, identity session or payout. */
export type AccountObject = Selectable<AccountObjectTable>;
export type NewAccountObject = Insertable<AccountObjectTable>;

const MAX = 50;

/** Reads and writes the objects of owners' accounts. */
export function createAccountObjectsStore(database: PspDatabase) {
  async function add(object: NewAccountObject): Promise<void> {
    await database.insertInto('account_object').values(object).execute();
  }

  function find(id: string): Promise<AccountObject | undefined> {
    return database.selectFrom('account_object').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** Reads and locks an object. */
  function lock(id: string): Promise<AccountObject | undefined> {
    return database
      .selectFrom('account_object')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
  }

  /** A user's objects of a kind, latest first. */
  function list(userId: string, kind: AccountObject['kind']): Promise<AccountObject[]> {
    return database
      .selectFrom('account_object')
      .selectAll()
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .orderBy('position', 'desc')
      .execute();
  }

  async function update(id: string, changes: Partial<NewAccountObject>): Promise<void> {
    await database.updateTable('account_object').set(changes).where('id', '=', id).execute();
  }

  /** Reads and locks objects whose outcome is due. */
  function lockDue(now: Date): Promise<AccountObject[]> {
    return database
      .selectFrom('account_object')
      .selectAll()
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(MAX)
      .forUpdate()
      .skipLocked()
      .execute();
  }

  /** Stores `times` events about an object, the repetitions later. */
  async function addEvents(object: AccountObject, times: number, at: (nth: number) => Date): Promise<void> {
    const body = JSON.stringify({ id: newId('evt'), kind: object.kind, object_id: object.id });
    for (let nth = 0; nth < times; nth += 1) {
      await database
        .insertInto('event')
        .values({ id: newId('row'), move_id: object.id, topic: 'owner-accounts', body, next_at: at(nth) })
        .execute();
    }
  }

  return { add, find, lock, list, update, lockDue, addEvents };
}

/** Tables of owner accounts; their events have their own topic and refer to no transaction. */
export const ACCOUNT_STATEMENTS = [
  `create table if not exists psp.account_object (
    id text primary key,
    position bigint generated always as identity,
    kind text not null check (kind in ('user', 'bank_account', 'ubo_declaration', 'document', 'identity_session',
      'payout')),
    user_id text references psp.account_object,
    status text not null,
    body jsonb not null,
    due_at timestamptz,
    due_status text,
    created_at timestamptz not null default now()
  )`,
  'create index if not exists account_object_user on psp.account_object (user_id, kind)',
  'create index if not exists account_object_due on psp.account_object (due_at) where due_at is not null',
  'alter table psp.event drop constraint if exists event_move_id_fkey',
  `alter table psp.event add column if not exists topic text not null default 'payments'`,
];

/** Converts a value for a JSON column. */
export function toJson(value: unknown) {
  return sql<Record<string, unknown>>`${JSON.stringify(value)}::jsonb`;
}
