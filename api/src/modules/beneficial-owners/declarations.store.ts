import type { Insertable } from 'kysely';

import type { Database } from '../../database/connect';
import type { UboDeclarationTable } from '../../database/payment-schema';

/** Reads and writes declarations of beneficial owners; the persons themselves are stored by the provider. */
export function createDeclarationsStore(database: Database) {
  /** The owner who declares: their legal form and address for e-mails. */
  function findOwner(userId: number) {
    return database
      .selectFrom('app_user')
      .select(['professional_type', 'email', 'language', 'locale', 'deleted_at'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
  }

  /** The latest declaration of a user and how many there are, of one moment. */
  async function findLatest(userId: number) {
    return database
      .selectFrom('ubo_declaration')
      .selectAll()
      .select(({ fn }) => fn.countAll<string>().over().as('count'))
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
  }

  function findByProvider(providerId: string) {
    return database
      .selectFrom('ubo_declaration')
      .selectAll()
      .where('provider_id', '=', providerId)
      .executeTakeFirst();
  }

  async function add(row: Insertable<UboDeclarationTable>): Promise<void> {
    await database
      .insertInto('ubo_declaration')
      .values(row)
      .onConflict((conflict) => conflict.column('provider_id').doNothing())
      .execute();
  }

  /** Stores a status. @returns false if another call has stored it before */
  async function setStatus(
    id: number,
    { status, reason }: Pick<UboDeclarationTable, 'status' | 'reason'>,
  ): Promise<boolean> {
    const { numUpdatedRows } = await database
      .updateTable('ubo_declaration')
      .set({ status, reason })
      .where('id', '=', id)
      .where((row) => row.or([row('status', '<>', status), row('reason', 'is distinct from', reason)]))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  return { findOwner, findLatest, findByProvider, add, setStatus };
}

export type DeclarationRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createDeclarationsStore>['findByProvider']>>
>;
