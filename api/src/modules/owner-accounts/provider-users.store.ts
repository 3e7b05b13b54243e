import type { Database } from '../../database/connect';
import type { ProviderUserTable } from '../../database/payment-schema';

/** Reads who owners are, and what the provider knows them by. */
export function createProviderUsersStore(database: Database) {
  function find(userId: number, kind: ProviderUserTable['kind']) {
    return database
      .selectFrom('provider_user')
      .select('provider_id')
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .executeTakeFirst();
  }

  async function add(row: ProviderUserTable): Promise<void> {
    await database
      .insertInto('provider_user')
      .values(row)
      .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doNothing())
      .execute();
  }

  /** A person with their legal profile and company, as far as they entered them. */
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

  return { find, add, findOwner };
}

export type OwnerRow = Awaited<ReturnType<ReturnType<typeof createProviderUsersStore>['findOwner']>>;
