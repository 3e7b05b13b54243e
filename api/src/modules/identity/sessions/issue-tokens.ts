import { randomUUID } from 'node:crypto';

import type { Tokens } from '@campavia/contracts';

import type { Clock } from '../../../core/clock';
import type { Database } from '../../../database/connect';
import { hashSecret, createSecret } from './secrets';
import { createTokensStore, type NewToken } from './tokens.store';

const ACCESS_SECONDS = 3600;
const REFRESH_SECONDS = 30 * 86_400;
const IMPERSONATION_SECONDS = 30 * 60;

/** New tokens of a sign-in, for the refresh token that they follow. */
export async function issueTokens(
  sessionId: string,
  within: Database,
  { clock, follows }: { clock: Clock; follows: Buffer },
): Promise<Tokens> {
  const { tokens, rows } = createTokens(sessionId, clock);
  await createTokensStore(within).add(rows.map((row) => ({ ...row, follows })));
  return tokens;
}

/** Opens a sign-in with its first tokens, all in one statement: at the same moment many come in the morning. */
export async function openSession(
  { userId, clientId }: { userId: number; clientId: string | undefined },
  within: Database,
  clock: Clock,
): Promise<Tokens> {
  const id = randomUUID();
  const { tokens, rows } = createTokens(id, clock);
  await createTokensStore(within).open({ id, userId, clientId, at: clock.now() }, rows);
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

/** The one token of staff who act as somebody; nothing renews it. */
export async function issueImpersonationToken(sessionId: string, within: Database, clock: Clock) {
  const token = createSecret();
  const expiresAt = inSeconds(IMPERSONATION_SECONDS, clock);
  await createTokensStore(within).add([{ sessionId, hash: hashSecret(token), kind: 'access', expiresAt }]);
  return { access_token: token, token_type: 'Bearer' as const, expires_in: IMPERSONATION_SECONDS };
}

function inSeconds(seconds: number, clock: Clock): Date {
  return new Date(clock.now().getTime() + seconds * 1000);
}
