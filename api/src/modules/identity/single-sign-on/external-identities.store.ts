import type { Database } from '../../../database/connect';

/** An identity at an identity provider. */
export interface ExternalIdentity {
  issuer: string;
  subject: string;
}

/** Reads and writes links between users and external identities. */
export function createExternalIdentitiesStore(database: Database) {
  /** The linked user, unless deleted. */
  function findUser({ issuer, subject }: ExternalIdentity) {
    return database
      .selectFrom('external_identity')
      .innerJoin('app_user', 'app_user.id', 'external_identity.user_id')
      .select(['app_user.id', 'app_user.is_active'])
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
  }

  /** False when the account is already linked to another identity of that provider. */
  async function link(userId: number, { issuer, subject }: ExternalIdentity, at: Date): Promise<boolean> {
    const row = await database
      .insertInto('external_identity')
      .values({ issuer, subject, user_id: userId, linked_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst();
    return row !== undefined || (await findUser({ issuer, subject }))?.id === userId;
  }

  /** Removes all links of an account; they are created again with the next sign-in. */
  async function unlinkAll(userId: number): Promise<void> {
    await database.deleteFrom('external_identity').where('user_id', '=', userId).execute();
  }

  return { findUser, link, unlinkAll };
}
