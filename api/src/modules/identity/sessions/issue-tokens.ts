import { randomUUID } from 'node:crypto';

import type { Tokens } from '@campavia/contracts';

import type { Clock } from '../../../core/clock';
import type { Database } from '../../../database/connect';
import { hashSecret, createSecret } from './secrets';
import { createTokensStore, type NewToken } from './tokens.store';

export const ACCESS_SECONDS = 3600;
const REFRESH_SECONDS = 30 * 86_400;
const IMPERSONATION_SECONDS = 30 * 60;

/** Issues new tokens of a session; `follows` is the refresh token that they replace. */
export async function issueTokens(
  sessionId: string,
  within: Database,
  { clock, follows }: { clock: Clock; follows: Buffer },
): Promise<Tokens> {
  const { tokens, rows } = createTokens(sessionId, clock);
  await createTokensStore(within).add(rows.map((row) => ({ ...row, follows })));
  return tokens;
}

export interface OpenSession {
  userId: number;
  clientId: string | undefined;
  /** The User-Agent header. */
  userAgent: string | undefined;
  passkeyId?: number;
}

const MAX_USER_AGENT = 300;

/** Opens a session with its first tokens in a single statement, because sign-ins peak in the morning. */
export async function openSession(
  { userId, clientId, userAgent, passkeyId }: OpenSession,
  within: Database,
  clock: Clock,
): Promise<Tokens> {
  const id = randomUUID();
  const { tokens, rows } = createTokens(id, clock);
  const opened = { id, userId, clientId, passkeyId, at: clock.now() };
  const named = userAgent?.replaceAll('\0', '').slice(0, MAX_USER_AGENT);
  await createTokensStore(within).open({ ...opened, userAgent: named }, rows);
  return tokens;
}

function createTokens(sessionId: string, clock: Clock): { tokens: Tokens; rows: NewToken[] } {
  const [access, refresh] = [createSecret(), createSecret()];
  return {
    tokens: {
      access_token: access,
      refresh_token: refresh,
      token_type: 'Bearer',
      expires_in: ACCESS_SECONDS,
    },
    rows: [
      { sessionId, hash: hashSecret(access), kind: 'access', expiresAt: inSeconds(ACCESS_SECONDS, clock) },
      { sessionId, hash: hashSecret(refresh), kind: 'refresh', expiresAt: inSeconds(REFRESH_SECONDS, clock) },
    ],
  };
}

/** The only token of an impersonation; it cannot be renewed. */
export async function issueImpersonationToken(sessionId: string, within: Database, clock: Clock) {
  const token = createSecret();
  const expiresAt = inSeconds(IMPERSONATION_SECONDS, clock);
  await createTokensStore(within).add([{ sessionId, hash: hashSecret(token), kind: 'access', expiresAt }]);
  return { access_token: token, token_type: 'Bearer' as const, expires_in: IMPERSONATION_SECONDS };
}

function inSeconds(seconds: number, clock: Clock): Date {
  return new Date(clock.now().getTime() + seconds * 1000);
}
