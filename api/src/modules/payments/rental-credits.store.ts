import { sql } from 'kysely';

import type { CurrencyCode, Minor } from '@campavia/domain';

import type { Database } from '../../database/connect';

/** Whose credits, and in which currency. */
export interface CreditHolder {
  userId: number;
  currency: CurrencyCode;
}

/** What was taken from one of somebody's credits. */
interface Taken {
  moneybox_id: number;
  amount: number;
  given_back: number;
}

/** Spends rental credits and gives them back. */
export function createRentalCreditsStore(database: Database) {
  return { ...spending(database), ...returning(database), ...giving(database) };
}

function spending(database: Database) {
  /** What somebody can spend at a moment. */
  async function available({ userId, currency }: CreditHolder, now: Date): Promise<Minor> {
    const { rows } = await sql<{ sum: number }>`select coalesce(sum(balance), 0)::bigint as sum from moneybox
      where user_id = ${userId} and currency = ${currency} and balance > 0 and expire_at > ${now}`.execute(
      database,
    );
    return rows[0]?.sum ?? 0;
  }

  /** Spends up to an amount, what expires first before the rest; answers how much that was. */
  async function spend(
    paymentId: number,
    { userId, currency }: CreditHolder,
    { upTo, now }: { upTo: Minor; now: Date },
  ): Promise<Minor> {
    const boxes = await database
      .selectFrom('moneybox')
      .select(['id', 'balance'])
      .where('user_id', '=', userId)
      .where('currency', '=', currency)
      .where('balance', '>', 0)
      .where('expire_at', '>', now)
      .orderBy('expire_at')
      .orderBy('id')
      .forUpdate()
      .execute();
    let left = upTo;
    for (const { id, balance } of boxes) {
      const amount = Math.min(balance, left);
      if (amount === 0) break;
      await take(paymentId, id, amount);
      left -= amount;
    }
    return upTo - left;
  }

  async function take(paymentId: number, id: number, amount: Minor): Promise<void> {
    await sql`update moneybox set balance = balance - ${amount} where id = ${id}`.execute(database);
    await sql`insert into credit_spent as spent (payment_id, moneybox_id, amount)
      values (${paymentId}, ${id}, ${amount})`.execute(database);
  }

  return { available, spend };
}

function returning(database: Database) {
  /** Undoes what was taken for a payment that came to nothing. */
  async function undo(paymentId: number): Promise<void> {
    for (const taken of await takenBy(paymentId))
      await putBack(paymentId, taken, taken.amount - taken.given_back);
  }

  /** Gives back a part of what a payment took, what expires last first; each lasts until a moment at least. */
  async function restore(paymentId: number, amount: Minor, atLeastUntil: Date): Promise<void> {
    let left = amount;
    for (const taken of await takenBy(paymentId)) {
      const part = Math.min(taken.amount - taken.given_back, left);
      if (part === 0) continue;
      await putBack(paymentId, taken, part);
      await database
        .updateTable('moneybox')
        .set({ expire_at: sql<Date>`greatest(expire_at, ${atLeastUntil})` })
        .where('id', '=', taken.moneybox_id)
        .execute();
      left -= part;
    }
    if (left > 0) throw new RangeError(`Payment ${paymentId} took less than ${amount} of rental credits`);
  }

  function takenBy(paymentId: number): Promise<Taken[]> {
    return database
      .selectFrom('credit_spent')
      .innerJoin('moneybox', 'moneybox.id', 'moneybox_id')
      .select(['moneybox_id', 'credit_spent.amount', 'given_back'])
      .where('payment_id', '=', paymentId)
      .orderBy('expire_at', 'desc')
      .orderBy('moneybox_id', 'desc')
      .forUpdate()
      .execute();
  }

  async function putBack(paymentId: number, { moneybox_id }: Taken, amount: Minor): Promise<void> {
    await sql`update moneybox set balance = balance + ${amount} where id = ${moneybox_id}`.execute(database);
    await sql`update credit_spent set given_back = given_back + ${amount}
      where payment_id = ${paymentId} and moneybox_id = ${moneybox_id}`.execute(database);
  }

  return { undo, restore };
}

function giving(database: Database) {
  /** Gives somebody new credit. */
  async function give(
    { userId, currency }: CreditHolder,
    credit: { amount: Minor; now: Date; until: Date },
  ): Promise<void> {
    const { amount, now, until } = credit;
    await database
      .insertInto('moneybox')
      .values({
        user_id: userId,
        amount,
        balance: amount,
        currency,
        reason: 'refund' as const,
        created_at: now,
        expire_at: until,
      })
      .execute();
  }

  return { give };
}
