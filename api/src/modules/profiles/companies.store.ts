import { sql, type Insertable, type Updateable } from 'kysely';

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
      .where('company.ended_at', 'is', null)
      .executeTakeFirst();
  }

  /** Whether it is new: not when there was one already that was not ended. */
  async function add(row: Insertable<CompanyTable>): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await database
      .insertInto('company')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ ...row, ended_at: null, ended_type: null })
          .where('company.ended_at', 'is not', null),
      )
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }

  async function change(userId: number, changes: Updateable<CompanyTable>): Promise<void> {
    if (Object.keys(changes).length === 0) return;
    await database.updateTable('company').set(changes).where('user_id', '=', userId).execute();
  }

  async function changeType(userId: number, type: UserTable['professional_type']): Promise<void> {
    const changed = database.updateTable('app_user').set({ professional_type: type });
    await changed.where('id', '=', userId).execute();
  }

  /** What of an owner's work as a company is not settled: confirmed trips, money that is owed or on its way. */
  async function findOpen(userId: number, now: Date): Promise<{ trips: number; money: number }> {
    const { rows } = await sql<{ trips: number; money: number }>`
      select (select count(*) from booking where owner_id = ${userId}
          and state in ('TO_COME', 'TO_COME_NOT_PAID', 'ONGOING') and ends_at > ${now})::int as trips,
        (select count(*) from payout where owner_id = ${userId} and state in ('blocked', 'queued', 'in_prog'))::int
          + (select count(*) from (select from ledger_entry where user_id = ${userId} and account = 'owner_payable'
            group by currency having sum(amount) <> 0) owed)::int as money`.execute(database);
    return rows[0] ?? { trips: 0, money: 0 };
  }

  async function end(userId: number, type: string, at: Date): Promise<void> {
    await change(userId, { ended_at: at, ended_type: type });
    await changeType(userId, null);
  }

  /** The provider keeps people and companies apart: an account of one cannot pay the other. */
  async function endBankAccount(userId: number, at: Date): Promise<void> {
    await database
      .updateTable('bank_account')
      .set({ replaced_at: at, try_at: null, sealed_order: null })
      .where('user_id', '=', userId)
      .where('replaced_at', 'is', null)
      .execute();
  }

  return { find, add, change, changeType, findOpen, end, endBankAccount };
}
