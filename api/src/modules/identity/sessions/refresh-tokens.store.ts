import type { Database } from '../../../database/connect';
import { selectToken } from './tokens.store';

interface Exchanged {
  /** Id of the session. */
  id: string;
  hash: Buffer;
  follows: Buffer | null;
}

/** Reads and writes refresh tokens. */
export function createRefreshTokensStore(database: Database) {
  /** Finds a refresh token and locks its session until the transaction ends. */
  function lockToken(hash: Buffer) {
    return selectToken(database, hash, 'refresh')
      .select(['session_token.hash', 'session_token.uses', 'session_token.follows'])
      .forUpdate(['session', 'session_token'])
      .executeTakeFirst();
  }

  /**
   * Whether a refresh token was used that replaced this one, or that replaced the same one as this: then two parties
   * are using the same session.
   */
  async function isSuperseded({ id, hash, follows }: Exchanged): Promise<boolean> {
    const rivals = follows ? [hash, follows] : [hash];
    const used = await database
      .selectFrom('session_token')
      .select('kind')
      .where('session_id', '=', id)
      .where('hash', '!=', hash)
      .where('follows', 'in', rivals)
      .where('used_at', 'is not', null)
      .limit(1)
      .executeTakeFirst();
    return used !== undefined;
  }

  /** Counts an exchange; stores the time of the first. */
  async function markUsed(hash: Buffer, at: Date): Promise<void> {
    await database
      .updateTable('session_token')
      .set((row) => ({
        used_at: row.fn.coalesce('used_at', row.val(at)),
        uses: row('uses', '+', 1),
      }))
      .where('hash', '=', hash)
      .execute();
  }

  async function deleteExpired(sessionId: string, now: Date): Promise<void> {
    const ofSession = database.deleteFrom('session_token').where('session_id', '=', sessionId);
    await ofSession.where('expires_at', '<', now).execute();
  }

  return { lockToken, isSuperseded, markUsed, deleteExpired };
}

export type RefreshTokensStore = ReturnType<typeof createRefreshTokensStore>;
export type RefreshTokenRow = NonNullable<Awaited<ReturnType<RefreshTokensStore['lockToken']>>>;
