import type { Database } from '../../database/connect';
import type { LegalProfileTable } from '../../database/identity-schema';

/** Reads and writes legally responsible persons. */
export function createLegalProfilesStore(database: Database) {
  function find(userId: number) {
    return database.selectFrom('legal_profile').selectAll().where('user_id', '=', userId).executeTakeFirst();
  }

  /** False when there is one already. */
  async function add(row: LegalProfileTable): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await database
      .insertInto('legal_profile')
      .values(row)
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }

  async function change(userId: number, changes: Partial<LegalProfileTable>): Promise<void> {
    if (Object.keys(changes).length === 0) return;
    await database.updateTable('legal_profile').set(changes).where('user_id', '=', userId).execute();
  }

  return { find, add, change };
}
