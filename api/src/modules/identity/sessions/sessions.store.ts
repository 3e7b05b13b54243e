import { sql } from 'kysely';

import type { Database } from '../../../database/connect';
import type { EndReason } from '../../../database/identity-schema';

export interface NewSession {
  userId: number;
  actorId?: number;
  /** The staff session that an impersonation belongs to. */
  openedBy?: string;
  clientId?: string;
  at: Date;
}

/** Reads and writes sessions. */
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

  /** Ends a session, and impersonations begun in it. */
  async function end(sessionId: string, reason: EndReason, at: Date): Promise<void> {
    await database
      .updateTable('session')
      .set({ ended_at: at, end_reason: reason })
      .where((row) => row.or([row('id', '=', sessionId), row('opened_by', '=', sessionId)]))
      .where('ended_at', 'is', null)
      .execute();
  }

  /** Ends all sessions of a user, including impersonations. */
  async function endAll(userId: number, reason: EndReason, at: Date, exceptId?: string): Promise<void> {
    let ending = database
      .updateTable('session')
      .set({ ended_at: at, end_reason: reason })
      .where((row) => row.or([row('user_id', '=', userId), row('actor_id', '=', userId)]))
      .where('ended_at', 'is', null);
    if (exceptId) ending = ending.where('id', '!=', exceptId);
    await ending.execute();
  }

  /** Id of the session of an access or refresh token, if the client may end it. */
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

  /** Records the position of the write-ahead log, so that the session reads its own writes. */
  async function recordWrite(sessionId: string): Promise<void> {
    await database
      .updateTable('session')
      .set({ wrote_at: sql<string>`pg_current_wal_insert_lsn()::text` })
      .where('id', '=', sessionId)
      .execute();
  }

  return { open, end, endAll, ofToken, recordWrite, ...own(database) };
}

/** A user's own sessions; impersonations are excluded. */
function own(database: Database) {
  /** Sessions that are still valid, latest first. `renewed_until` is when the newest access token expires. */
  function listOpen(userId: number, now: Date) {
    return database
      .selectFrom('session')
      .innerJoin('session_token as token', 'token.session_id', 'session.id')
      .leftJoin('passkey', 'passkey.id', 'session.passkey_id')
      .select(['session.id', 'session.started_at', 'session.user_agent', 'passkey.name as passkey'])
      .select(sql<Date>`max(token.expires_at) filter (where token.kind = 'access')`.as('renewed_until'))
      .where('session.user_id', '=', userId)
      .where('session.actor_id', 'is', null)
      .where('session.ended_at', 'is', null)
      .groupBy(['session.id', 'passkey.name'])
      .having(sql<boolean>`bool_or(token.kind = 'refresh' and token.expires_at > ${now})`)
      .orderBy('renewed_until', 'desc')
      .orderBy('session.started_at', 'desc')
      .execute();
  }

  /** Whether a session is open and belongs to the user. */
  async function isOpenOf(userId: number, sessionId: string): Promise<boolean> {
    const row = await database
      .selectFrom('session')
      .select('id')
      .where(sql`id::text`, '=', sessionId)
      .where('user_id', '=', userId)
      .where('actor_id', 'is', null)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** The passkey that opened a session. */
  async function passkeyOf(sessionId: string): Promise<number | undefined> {
    const finding = database.selectFrom('session').select('passkey_id').where('id', '=', sessionId);
    return (await finding.executeTakeFirst())?.passkey_id ?? undefined;
  }

  return { listOpen, isOpenOf, passkeyOf };
}
