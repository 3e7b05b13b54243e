import type { Selectable } from 'kysely';

import type { Database } from '../../../database/connect';
import type { PasskeyTable } from '../../../database/identity-schema';

export type PasskeyRow = Selectable<PasskeyTable>;
export type NewPasskey = Omit<PasskeyRow, 'id' | 'used_at'>;

const TAKEN = '23505';

/** Reads and writes passkeys and challenges. */
export function createPasskeysStore(database: Database) {
  return { ...passkeys(database), ...challenges(database) };
}

function passkeys(database: Database) {
  const all = () => database.selectFrom('passkey').selectAll();

  function list(userId: number): Promise<PasskeyRow[]> {
    return all().where('user_id', '=', userId).orderBy('id').execute();
  }

  function findByCredential(credentialId: string): Promise<PasskeyRow | undefined> {
    return all().where('credential_id', '=', credentialId).executeTakeFirst();
  }

  /** Undefined when the credential is already known. */
  async function insert(passkey: NewPasskey): Promise<PasskeyRow | undefined> {
    try {
      return await database.insertInto('passkey').values(passkey).returningAll().executeTakeFirstOrThrow();
    } catch (error) {
      if ((error as { code?: string }).code === TAKEN) return undefined;
      throw error;
    }
  }

  function rename(userId: number, id: number, name: string): Promise<PasskeyRow | undefined> {
    const renaming = database.updateTable('passkey').set({ name });
    return renaming.where('user_id', '=', userId).where('id', '=', id).returningAll().executeTakeFirst();
  }

  async function markUsed(id: number, { counter, at }: { counter: number; at: Date }): Promise<void> {
    await database.updateTable('passkey').set({ counter, used_at: at }).where('id', '=', id).execute();
  }

  async function remove(userId: number, id: number): Promise<boolean> {
    const removing = database.deleteFrom('passkey').where('user_id', '=', userId).where('id', '=', id);
    return (await removing.executeTakeFirst()).numDeletedRows > 0n;
  }

  async function removeAll(userId: number): Promise<void> {
    await database.deleteFrom('passkey').where('user_id', '=', userId).execute();
    await database.deleteFrom('passkey_challenge').where('user_id', '=', userId).execute();
  }

  return { list, findByCredential, insert, rename, markUsed, remove, removeAll };
}

function challenges(database: Database) {
  /** Stores a challenge and deletes expired ones. */
  async function addChallenge(challenge: string, userId: number | null, expires: Expiry): Promise<void> {
    await database.deleteFrom('passkey_challenge').where('expires_at', '<=', expires.now).execute();
    await database
      .insertInto('passkey_challenge')
      .values({ challenge, user_id: userId, expires_at: expires.at })
      .execute();
  }

  /** Whether the challenge is valid for this user, or for a sign-in; consumes it. */
  async function takeChallenge(challenge: string, userId: number | null, now: Date): Promise<boolean> {
    const taking = database
      .deleteFrom('passkey_challenge')
      .where('challenge', '=', challenge.replaceAll('\0', ''))
      .where('user_id', 'is not distinct from', userId)
      .where('expires_at', '>', now);
    return (await taking.executeTakeFirst()).numDeletedRows > 0n;
  }

  return { addChallenge, takeChallenge };
}

interface Expiry {
  now: Date;
  at: Date;
}
