import { sql } from 'kysely';

import type { CurrencyCode, Minor } from '@campavia/domain';

import type { Database } from '../../../database/connect';

/** A guest and the currency of their credits. */
export interface CreditHolder {
  userId: number;
  currency: CurrencyCode;
}

/** The part of a credit that a payment spent. */
interface SpentCredit {
  moneybox_id: number;
  amount: number;
  given_back: number;
}

/** Spends, restores and grants rental credits. */
export function createRentalCreditsStore(database: Database) {
  return { ...spending(database), ...restoring(database), ...granting(database) };
}

function spending(database: Database) {
  /** The total that a user can spend at a moment. */
  async function available({ userId, currency }: CreditHolder, now: Date): Promise<Minor> {
    const { rows } = await sql<{ sum: number }>`select coalesce(sum(balance), 0)::bigint as sum from moneybox
      where user_id = ${userId} and currency = ${currency} and balance > 0 and expire_at > ${now}`.execute(
      database,
    );
    return rows[0]?.sum ?? 0;
  }

  /** Spends up to an amount, the credit that expires first before the others; returns how much was spent. */
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
      await spendFrom(paymentId, id, amount);
      left -= amount;
    }
    return upTo - left;
  }

  async function spendFrom(paymentId: number, id: number, amount: Minor): Promise<void> {
    await sql`update moneybox set balance = balance - ${amount} where id = ${id}`.execute(database);
    await sql`insert into credit_spent as spent (payment_id, moneybox_id, amount)
      values (${paymentId}, ${id}, ${amount})`.execute(database);
  }

  return { available, spend };
}

function restoring(database: Database) {
  /** Restores everything that was spent for a payment which came to nothing. */
  async function restoreAll(paymentId: number): Promise<void> {
    for (const spent of await listSpent(paymentId))
      await putBack(paymentId, spent, spent.amount - spent.given_back);
  }

  /** Restores a part of the spent credits, the one that expires last first; each stays valid until a date at least. */
  async function restorePart(paymentId: number, amount: Minor, atLeastUntil: Date): Promise<void> {
    let left = amount;
    for (const spent of await listSpent(paymentId)) {
      const part = Math.min(spent.amount - spent.given_back, left);
      if (part === 0) continue;
      await putBack(paymentId, spent, part);
      await database
        .updateTable('moneybox')
        .set({ expire_at: sql<Date>`greatest(expire_at, ${atLeastUntil})` })
        .where('id', '=', spent.moneybox_id)
        .execute();
      left -= part;
    }
    if (left > 0) throw new RangeError(`Payment ${paymentId} spent less than ${amount} of rental credits`);
  }

  function listSpent(paymentId: number): Promise<SpentCredit[]> {
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

  async function putBack(paymentId: number, { moneybox_id }: SpentCredit, amount: Minor): Promise<void> {
    await sql`update moneybox set balance = balance + ${amount} where id = ${moneybox_id}`.execute(database);
    await sql`update credit_spent set given_back = given_back + ${amount}
      where payment_id = ${paymentId} and moneybox_id = ${moneybox_id}`.execute(database);
  }

  return { restoreAll, restorePart };
}

function granting(database: Database) {
  /** Grants a user a new credit. */
  async function grant(
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

  return { grant };
}
