import { sql, type Insertable, type Selectable } from 'kysely';

import type { Minor } from '@campavia/domain';

import { newId } from '../new-id';
import type { PspTransactionTable, PspDatabase } from '../psp-database';
import { RESULT } from './result-codes';

/** A transaction with its card. */
export type PspTransaction = Selectable<PspTransactionTable> & {
  last_digits: string | null;
  expiry: string | null;
};
export type NewPspTransaction = Insertable<PspTransactionTable>;

/** Whether a key is new, otherwise the transaction that it was used for. */
export type Claim = { isNew: true } | { isNew: false; fingerprint: string; moveId: string };

/** A transaction with its card. */
export function findTransaction(within: PspDatabase, id: string): Promise<PspTransaction | undefined> {
  return movesIn(within).where('move.id', '=', id).executeTakeFirst();
}

/** Unanswered debit requests of a phone, newest first. */
export function transactionsOfPhone(within: PspDatabase, phone: string): Promise<PspTransaction[]> {
  return movesIn(within)
    .where('move.phone', '=', phone)
    .where('move.status', '=', 'CREATED')
    .where('move.is_asked', '=', true)
    .orderBy('move.created_at', 'desc')
    .limit(10)
    .execute();
}

/** Transactions whose automatic decision is due. */
export function dueTransactions(
  within: PspDatabase,
  now: Date,
): Promise<{ id: string; due_code: string | null }[]> {
  return within
    .selectFrom('move')
    .select(['id', 'due_code'])
    .where('status', '=', 'CREATED')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(50)
    .execute();
}

/** Releases a deposit. */
export async function releaseTransaction(within: PspDatabase, id: string, at: Date): Promise<void> {
  await within
    .updateTable('move')
    .set({ released_at: at })
    .where('id', '=', id)
    .where('released_at', 'is', null)
    .execute();
}

function movesIn(within: PspDatabase) {
  return within
    .selectFrom('move')
    .leftJoin('card', 'card.id', 'move.card_id')
    .selectAll('move')
    .select(['card.last_digits', 'card.expiry']);
}

/** Concurrent calls with the same key are serialised and get the same result. */
export async function claimKey(
  within: PspDatabase,
  { key, fingerprint, moveId }: { key: string; fingerprint: string; moveId: string },
): Promise<Claim> {
  const inserted = await within
    .insertInto('idempotency_key')
    .values({ key, fingerprint, move_id: moveId })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  if (inserted) return { isNew: true };
  const { fingerprint: earlier, move_id } = await within
    .selectFrom('idempotency_key')
    .select(['fingerprint', 'move_id'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return { isNew: false, fingerprint: earlier, moveId: move_id };
}

export async function addTransaction(within: PspDatabase, move: NewPspTransaction): Promise<void> {
  await within.insertInto('move').values(move).execute();
}

/** Ends an open transaction; false when it had already ended. */
export async function endTransaction(within: PspDatabase, id: string, code: string): Promise<boolean> {
  const status = code === RESULT.success ? 'SUCCEEDED' : 'FAILED';
  const ended = await within
    .updateTable('move')
    .set({ status, result_code: code, due_at: null })
    .where('id', '=', id)
    .where('status', '=', 'CREATED')
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Sum of completed and pending refunds of a pay-in, which is locked. */
export async function lockRefunded(within: PspDatabase, payInId: string): Promise<Minor> {
  await within.selectFrom('move').select('id').where('id', '=', payInId).forUpdate().execute();
  const { total } = await within
    .selectFrom('move')
    .select(sql<number>`coalesce(sum(amount), 0)`.as('total'))
    .where('pay_in_id', '=', payInId)
    .where('status', '<>', 'FAILED')
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Sum of captures of a deposit, which is locked. */
export async function lockCaptured(within: PspDatabase, depositId: string): Promise<Minor> {
  await within.selectFrom('move').select('id').where('id', '=', depositId).forUpdate().execute();
  const { total } = await within
    .selectFrom('move')
    .select(sql<number>`coalesce(sum(amount), 0)`.as('total'))
    .where('deposit_id', '=', depositId)
    .where('status', '<>', 'FAILED')
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function addEvent(
  within: PspDatabase,
  event: { moveId: string; body: object; at: Date },
): Promise<void> {
  const { moveId, body, at } = event;
  await within
    .insertInto('event')
    .values({ id: newId('row'), move_id: moveId, body: JSON.stringify(body), next_at: at })
    .execute();
}
