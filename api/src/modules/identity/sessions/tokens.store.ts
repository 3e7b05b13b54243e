import type { Database } from '../../../database/connect';

export interface NewToken {
  sessionId: string;
  hash: Buffer;
  kind: 'access' | 'refresh';
  expiresAt: Date;
  /** The refresh token that it replaces. */
  follows?: Buffer;
}

export interface OpenedSession {
  id: string;
  userId: number;
  clientId: string | undefined;
  userAgent: string | undefined;
  passkeyId: number | undefined;
  at: Date;
}

/** Reads and writes the tokens of sessions. */
export function createTokensStore(database: Database) {
  async function add(tokens: readonly NewToken[]): Promise<void> {
    await database.insertInto('session_token').values(tokens.map(toRow)).execute();
  }

  /** Stores a new session together with its tokens. */
  async function open(session: OpenedSession, tokens: readonly NewToken[]): Promise<void> {
    const { id, userId, clientId, userAgent, passkeyId, at } = session;
    const row = {
      id,
      user_id: userId,
      client_id: clientId,
      user_agent: userAgent,
      passkey_id: passkeyId,
      started_at: at,
    };
    await database
      .with('opened', (within) => within.insertInto('session').values(row))
      .insertInto('session_token')
      .values(tokens.map(toRow))
      .execute();
  }

  /** An access token with everything that its validity depends on. */
  function access(hash: Buffer) {
    return selectToken(database, hash, 'access').executeTakeFirst();
  }

  return { add, open, access };
}

/** A token with everything that its validity depends on. */
export function selectToken(database: Database, hash: Buffer, kind: 'access' | 'refresh') {
  return database
    .selectFrom('session_token')
    .innerJoin('session', 'session.id', 'session_token.session_id')
    .innerJoin('app_user as person', 'person.id', 'session.user_id')
    .leftJoin('app_user as actor', 'actor.id', 'session.actor_id')
    .select(['session.id', 'session.user_id', 'session.actor_id', 'session.client_id', 'session.ended_at'])
    .select(['session.end_reason', 'session.wrote_at'])
    .select(['session_token.expires_at', 'session_token.used_at'])
    .select(['person.is_active', 'person.email_confirmed_at', 'person.is_staff'])
    .select(['actor.is_active as actor_is_active', 'actor.staff_role as actor_role'])
    .where('session_token.hash', '=', hash)
    .where('session_token.kind', '=', kind);
}

export type TokenRow = NonNullable<Awaited<ReturnType<ReturnType<typeof createTokensStore>['access']>>>;

function toRow({ sessionId, hash, kind, expiresAt, follows }: NewToken) {
  return { session_id: sessionId, hash, kind, expires_at: expiresAt, follows };
}
