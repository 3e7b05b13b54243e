import { sql, type Insertable, type Selectable } from 'kysely';

import type { Database } from '../../database/connect';
import type { ProviderUserTable } from '../../database/payment-schema';

/** Reads and writes the users that owners have at the provider. */
export function createProviderUsersStore(database: Database) {
  function find(userId: number, kind: ProviderUserTable['kind']) {
    return database
      .selectFrom('provider_user')
      .select('provider_id')
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .executeTakeFirst();
  }

  /** Stores a user; a known one is not changed. @returns whether it is new */
  async function add(row: Insertable<ProviderUserTable>): Promise<boolean> {
    const { numInsertedOrUpdatedRows = 0n } = await database
      .insertInto('provider_user')
      .values(row)
      .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  }

  /** Claims users to be closed, to whom nothing is owed any more, until a time. */
  async function claimClosing(now: Date, until: Date, limit: number) {
    const { rows } = await sql<Selectable<ProviderUserTable>>`
      update provider_user set close_at = ${until}, tries = tries + 1
        where (user_id, kind) in (
          select user_id, kind from provider_user u where close_at <= ${now}
            and not exists (
              select 1 from payout where owner_id = u.user_id and state in ('blocked', 'queued', 'in_prog'))
            and not exists (
              select 1 from ledger_entry where user_id = u.user_id and account = 'owner_payable'
                group by currency having sum(amount) < 0)
            order by close_at limit ${limit} for update skip locked)
        returning *`.execute(database);
    return rows;
  }

  async function setClosed({ user_id, kind }: Pick<ProviderUserTable, 'user_id' | 'kind'>, at: Date) {
    await database
      .updateTable('provider_user')
      .set({ closed_at: at, close_at: null })
      .where('user_id', '=', user_id)
      .where('kind', '=', kind)
      .execute();
  }

  /** A person with their legal profile and company, as far as they are filled in. */
  function findOwner(userId: number) {
    return database
      .selectFrom('app_user')
      .leftJoin('legal_profile as legal', 'legal.user_id', 'app_user.id')
      .leftJoin('company', 'company.user_id', 'app_user.id')
      .select(['app_user.id', 'app_user.email', 'app_user.professional_type', 'app_user.country'])
      .select(['app_user.first_name', 'app_user.last_name', 'app_user.borned_on'])
      .select(['app_user.street', 'app_user.zipcode', 'app_user.city'])
      .select(['legal.first_name as legal_first_name', 'legal.last_name as legal_last_name'])
      .select(['legal.borned_on as legal_borned_on', 'legal.nationality', 'legal.country_of_residence'])
      .select(['legal.street as legal_street', 'legal.zipcode as legal_zipcode', 'legal.city as legal_city'])
      .select(['legal.country as legal_country', 'company.name', 'company.registration_number'])
      .select(['company.email as company_email', 'company.street as company_street'])
      .select(['company.zipcode as company_zipcode', 'company.city as company_city'])
      .select('company.country as company_country')
      .where('app_user.id', '=', userId)
      .executeTakeFirstOrThrow();
  }

  return { find, add, claimClosing, setClosed, findOwner };
}

export type OwnerRow = Awaited<ReturnType<ReturnType<typeof createProviderUsersStore>['findOwner']>>;
