import type { Database } from '../../database/connect';

const RETENTION_MS = 24 * 3_600_000;

/** A call that moves money, identified by its idempotency key. */
export interface KeyedCall {
  userId: number;
  key: string;
  bodyHash: string;
}

/** Stores for a day which calls were made. */
export function createPaymentKeysStore(database: Database) {
  /** The result of an earlier call with the same key; undefined for a new one. */
  async function find({ userId, key }: KeyedCall, now: Date) {
    return database
      .selectFrom('payment_key')
      .select(['body_hash', 'payment_id'])
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .where('made_at', '>', new Date(now.getTime() - RETENTION_MS))
      .executeTakeFirst();
  }

  /** Stores a call; false when another call with the same key is being made at the same time. */
  async function store(call: KeyedCall, paymentId: number | null, now: Date): Promise<boolean> {
    const { userId, key, bodyHash } = call;
    await database
      .deleteFrom('payment_key')
      .where('user_id', '=', userId)
      .where('made_at', '<=', new Date(now.getTime() - RETENTION_MS))
      .execute();
    const stored = await database
      .insertInto('payment_key')
      .values({ user_id: userId, key, body_hash: bodyHash, payment_id: paymentId, made_at: now })
      .onConflict((same) => same.columns(['user_id', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst();
    return stored !== undefined;
  }

  return { find, store };
}
