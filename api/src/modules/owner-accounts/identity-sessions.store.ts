import type { Insertable, Selectable } from 'kysely';

import type { Database } from '../../database/connect';
import type { IdentitySessionTable } from '../../database/payment-schema';

/** Reads and writes visits of owners to the provider's identity pages. */
export function createIdentitySessionsStore(database: Database) {
  /** The latest session of a user. */
  function findLatest(userId: number) {
    return database
      .selectFrom('identity_session')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .executeTakeFirst();
  }

  async function count(userId: number): Promise<number> {
    const { made } = await database
      .selectFrom('identity_session')
      .select(({ fn }) => fn.countAll<number>().as('made'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return Number(made);
  }

  function findByProvider(providerId: string) {
    return database
      .selectFrom('identity_session')
      .selectAll()
      .where('provider_id', '=', providerId)
      .executeTakeFirst();
  }

  async function add(row: Insertable<IdentitySessionTable>): Promise<void> {
    await database
      .insertInto('identity_session')
      .values(row)
      .onConflict((conflict) => conflict.column('provider_id').doNothing())
      .execute();
  }

  /** Moves a session on from an earlier status. @returns false if another call did so before */
  async function setStatus(
    { id, status: before }: Pick<IdentitySessionRow, 'id' | 'status'>,
    status: IdentitySessionRow['status'],
  ): Promise<boolean> {
    const { numUpdatedRows } = await database
      .updateTable('identity_session')
      .set({ status })
      .where('id', '=', id)
      .where('status', '=', before)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  return { findLatest, count, findByProvider, add, setStatus };
}

export type IdentitySessionRow = Selectable<IdentitySessionTable>;
