import { sql, type Insertable, type Updateable } from 'kysely';

import type { Database } from '../../database/connect';
import type { BankAccountTable } from '../../database/payment-schema';

/** Reads and writes bank accounts of owners. */
export function createBankAccountsStore(database: Database) {
  /** The current account and the one before it, if there was one. */
  async function findCurrent(userId: number) {
    const [current, earlier] = await database
      .selectFrom('bank_account')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    if (!current || current.replaced_at !== null) return undefined;
    return { ...current, isFirst: earlier === undefined };
  }

  function findLatest(userId: number) {
    return database
      .selectFrom('bank_account')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .executeTakeFirst();
  }

  /** Locks the owner, so that two changes of one owner follow one another. */
  function lockOwner(userId: number) {
    return database
      .selectFrom('app_user')
      .leftJoin('company', (join) =>
        join.onRef('company.user_id', '=', 'app_user.id').on('company.ended_at', 'is', null),
      )
      .select(['app_user.email', 'app_user.language', 'app_user.locale', 'app_user.professional_type'])
      .select('company.email as company_email')
      .where('app_user.id', '=', userId)
      .forUpdate('app_user')
      .executeTakeFirstOrThrow();
  }

  function add(row: Insertable<BankAccountTable>) {
    return database.insertInto('bank_account').values(row).returningAll().executeTakeFirstOrThrow();
  }

  function find(id: number) {
    return database.selectFrom('bank_account').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async function update(id: number, changes: Updateable<BankAccountTable>): Promise<void> {
    await database.updateTable('bank_account').set(changes).where('id', '=', id).execute();
  }

  async function remove(id: number): Promise<void> {
    await database.deleteFrom('bank_account').where('id', '=', id).execute();
  }

  return {
    findCurrent,
    findLatest,
    lockOwner,
    add,
    find,
    update,
    remove,
    ...towardsProvider(database),
  };
}

/** Accounts that the provider does not know yet, and those to be deactivated there. */
function towardsProvider(database: Database) {
  /** Those that wait for the provider; each is claimed until the time given. */
  async function claimWaiting(now: Date, until: Date, most: number): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      update bank_account set try_at = ${until}, tries = tries + 1
        where id in (
          select id from bank_account where try_at <= ${now}
            order by try_at limit ${most} for update skip locked)
        returning id::int as id`.execute(database);
    return rows.map(({ id }) => id);
  }

  /** Forgets the numbers of accounts that others took the place of. */
  async function forgetReplaced(userId: number): Promise<void> {
    await database
      .updateTable('bank_account')
      .set({ sealed_order: null })
      .where('user_id', '=', userId)
      .where('replaced_at', 'is not', null)
      .execute();
  }

  /** The provider's ids of accounts that others took the place of. */
  function listReplaced(userId: number) {
    return database
      .selectFrom('bank_account')
      .select('provider_id')
      .where('user_id', '=', userId)
      .where('replaced_at', 'is not', null)
      .where('provider_id', 'is not', null)
      .execute();
  }

  function findByProvider(providerId: string) {
    return database
      .selectFrom('bank_account')
      .selectAll()
      .where((where) =>
        where.or([where('provider_id', '=', providerId), where('pending_id', '=', providerId)]),
      )
      .executeTakeFirst();
  }

  return { findByProvider, claimWaiting, forgetReplaced, listReplaced };
}

export type BankAccountRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createBankAccountsStore>['find']>>
>;
