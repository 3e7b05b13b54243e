import type { Database } from '../../database/connect';

/** Reads the status of an owner's payout requirements. */
export function createPayoutRequirementsStore(database: Database) {
  function person(userId: number) {
    return database
      .selectFrom('app_user')
      .leftJoin('legal_profile', 'legal_profile.user_id', 'app_user.id')
      .leftJoin('company', (join) =>
        join.onRef('company.user_id', '=', 'app_user.id').on('company.ended_at', 'is', null),
      )
      .select([
        'professional_type',
        'legal_profile.user_id as legal_profile_of',
        'company.user_id as company_of',
      ])
      .where('app_user.id', '=', userId)
      .executeTakeFirstOrThrow();
  }

  /** The current bank account and the one before it. */
  function bankAccounts(userId: number) {
    return database
      .selectFrom('bank_account')
      .select(['made_at', 'replaced_at'])
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
  }

  /** The latest declaration of beneficial owners. */
  async function declarationStatus(userId: number) {
    const row = await database
      .selectFrom('ubo_declaration')
      .select('status')
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    return row?.status;
  }

  return { person, bankAccounts, declarationStatus };
}
