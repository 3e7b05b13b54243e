import type { Insertable } from 'kysely';

import type { Database } from '../../database/connect';
import type { PayoutHoldTable } from '../../database/payment-schema';

type NewHold = Pick<Insertable<PayoutHoldTable>, 'user_id' | 'staff_id' | 'reason' | 'made_at'>;

/** Reads and writes whose payouts staff hold back. */
export function createPayoutHoldsStore(database: Database) {
  async function isUser(id: number): Promise<boolean> {
    const found = database.selectFrom('app_user').select('id').where('id', '=', id);
    return (await found.executeTakeFirst()) !== undefined;
  }

  /** Holds payouts back; false when they are held already, which stays with the first reason. */
  async function add(hold: NewHold): Promise<boolean> {
    const added = await database
      .insertInto('payout_hold')
      .values({ ...hold, ended_by: null, ended_at: null })
      .onConflict((conflict) => conflict.column('user_id').where('ended_at', 'is', null).doNothing())
      .executeTakeFirst();
    return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
  }

  /** False when nothing was held. */
  async function end(userId: number, staffId: number, at: Date): Promise<boolean> {
    const ended = await database
      .updateTable('payout_hold')
      .set({ ended_by: staffId, ended_at: at })
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    return ended.numUpdatedRows > 0n;
  }

  return { isUser, add, end };
}
