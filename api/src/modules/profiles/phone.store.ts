import { sql } from 'kysely';

import type { Database } from '../../database/connect';

export interface SentCode {
  userId: number;
  phone: string;
  hash: Buffer;
  sentAt: Date;
  expiresAt: Date;
}

/** Reads and writes phone numbers and the codes sent to them. */
export function createPhoneStore(database: Database) {
  function person(userId: number) {
    return database
      .selectFrom('app_user')
      .select(['phone', 'phone_certified_at'])
      .where('id', '=', userId)
      .executeTakeFirst();
  }

  function lastCode(userId: number) {
    return database.selectFrom('phone_code').selectAll().where('user_id', '=', userId).executeTakeFirst();
  }

  /** Replaces the stored code. */
  async function storeCode({ userId, phone, hash, sentAt, expiresAt }: SentCode): Promise<void> {
    const values = { phone, hash, sent_at: sentAt, expires_at: expiresAt, tries: 0 };
    await database
      .insertInto('phone_code')
      .values({ user_id: userId, ...values })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
      .execute();
  }

  /** Counts a try of the code sent to a phone and returns its hash; undefined when no try is left. */
  async function tryCode(
    userId: number,
    phone: string,
    { now, mostTries }: { now: Date; mostTries: number },
  ) {
    const row = await database
      .updateTable('phone_code')
      .set({ tries: sql<number>`tries + 1` })
      .where('user_id', '=', userId)
      .where('phone', '=', phone)
      .where('tries', '<', mostTries)
      .where('expires_at', '>', now)
      .returning('hash')
      .executeTakeFirst();
    return row?.hash;
  }

  async function certify(userId: number, phone: string, at: Date): Promise<void> {
    await database.deleteFrom('phone_code').where('user_id', '=', userId).execute();
    const certified = database.updateTable('app_user').set({ phone_certified_at: at });
    await certified.where('id', '=', userId).where('phone', '=', phone).execute();
  }

  return { person, lastCode, storeCode, tryCode, certify };
}
