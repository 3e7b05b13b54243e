import type { Database } from '../../database/connect';

const KEPT_MS = 24 * 3_600_000;

/** A call that moves money, as its caller tells it from others. */
export interface KeyedCall {
  userId: number;
  key: string;
  bodyHash: string;
}

/** Remembers for a day which calls were made. */
export function createPaymentKeysStore(database: Database) {
  /** What was made of a call before; undefined when it is new. */
  async function find({ userId, key }: KeyedCall, now: Date) {
    return database
      .selectFrom('payment_key')
      .select(['body_hash', 'payment_id'])
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .where('made_at', '>', new Date(now.getTime() - KEPT_MS))
      .executeTakeFirst();
  }

  /** Remembers a call; false when somebody makes the same one just now. */
  async function keep(call: KeyedCall, paymentId: number | null, now: Date): Promise<boolean> {
    const { userId, key, bodyHash } = call;
    await database
      .deleteFrom('payment_key')
      .where('user_id', '=', userId)
      .where('made_at', '<=', new Date(now.getTime() - KEPT_MS))
      .execute();
    const made = await database
      .insertInto('payment_key')
      .values({ user_id: userId, key, body_hash: bodyHash, payment_id: paymentId, made_at: now })
      .onConflict((same) => same.columns(['user_id', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst();
    return made !== undefined;
  }

  return { find, keep };
}
