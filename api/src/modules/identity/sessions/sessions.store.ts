import type { Database } from '../../../database/connect';
import type { EndReason } from '../../../database/identity-schema';

export interface NewSession {
  userId: number;
  actorId?: number;
  /** The sign-in of staff that it is begun with. */
  openedBy?: string;
  clientId?: string;
  at: Date;
}

/** Reads and writes sign-ins. */
export function createSessionsStore(database: Database) {
  async function open({ userId, actorId, openedBy, clientId, at }: NewSession): Promise<string> {
    const { id } = await database
      .insertInto('session')
      .values({
        user_id: userId,
        actor_id: actorId,
        opened_by: openedBy,
        client_id: clientId,
        started_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** Ends a sign-in, and what staff began with it. */
  async function end(sessionId: string, reason: EndReason, at: Date): Promise<void> {
    await database
      .updateTable('session')
      .set({ ended_at: at, end_reason: reason })
      .where((row) => row.or([row('id', '=', sessionId), row('opened_by', '=', sessionId)]))
      .where('ended_at', 'is', null)
      .execute();
  }

  /** Ends everything somebody is signed in with, the sign-ins of staff as them included. */
  async function endAll(userId: number, reason: EndReason, at: Date, exceptId?: string): Promise<void> {
    let ending = database
      .updateTable('session')
      .set({ ended_at: at, end_reason: reason })
      .where((row) => row.or([row('user_id', '=', userId), row('actor_id', '=', userId)]))
      .where('ended_at', 'is', null);
    if (exceptId) ending = ending.where('id', '!=', exceptId);
    await ending.execute();
  }

  /** The number of the sign-in that a token of either kind came of, if that client may end it. */
  async function ofToken(hash: Buffer, clientId: string): Promise<string | undefined> {
    const row = await database
      .selectFrom('session_token')
      .innerJoin('session', 'session.id', 'session_token.session_id')
      .select('session_id')
      .where('hash', '=', hash)
      .where((session) => session.or([session('client_id', '=', clientId), session('client_id', 'is', null)]))
      .executeTakeFirst();
    return row?.session_id;
  }

  return { open, end, endAll, ofToken };
}
