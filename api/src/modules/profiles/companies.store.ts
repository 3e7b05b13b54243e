import type { Database } from '../../database/connect';
import type { CompanyTable } from '../../database/identity-schema';
import type { UserTable } from '../../database/schema';

/** Reads and writes companies. */
export function createCompaniesStore(database: Database) {
  function find(userId: number) {
    return database
      .selectFrom('company')
      .innerJoin('app_user', 'app_user.id', 'company.user_id')
      .selectAll('company')
      .select('app_user.professional_type')
      .where('user_id', '=', userId)
      .executeTakeFirst();
  }

  /** Whether it is new: not when there was one already. */
  async function add(row: CompanyTable): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await database
      .insertInto('company')
      .values(row)
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }

  async function change(userId: number, changes: Partial<CompanyTable>): Promise<void> {
    if (Object.keys(changes).length === 0) return;
    await database.updateTable('company').set(changes).where('user_id', '=', userId).execute();
  }

  async function changeType(userId: number, type: UserTable['professional_type']): Promise<void> {
    const changed = database.updateTable('app_user').set({ professional_type: type });
    await changed.where('id', '=', userId).execute();
  }

  return { find, add, change, changeType };
}
