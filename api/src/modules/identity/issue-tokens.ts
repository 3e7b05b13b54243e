import type { Tokens } from '@campavia/contracts';

import type { Clock } from '../../clock';
import type { Database } from '../../database/connect';
import { hashOf, newSecret } from './secrets';
import { createTokensStore } from './tokens.store';

const ACCESS_SECONDS = 3600;
const REFRESH_SECONDS = 30 * 86_400;
const ACTING_SECONDS = 30 * 60;

/** New tokens of a sign-in. */
export async function issueTokens(sessionId: string, within: Database, clock: Clock): Promise<Tokens> {
  const [access, refresh] = [newSecret(), newSecret()];
  await createTokensStore(within).add([
    { sessionId, hash: hashOf(access), kind: 'access', expiresAt: inSeconds(ACCESS_SECONDS, clock) },
    { sessionId, hash: hashOf(refresh), kind: 'refresh', expiresAt: inSeconds(REFRESH_SECONDS, clock) },
  ]);
  return { access_token: access, refresh_token: refresh, token_type: 'Bearer', expires_in: ACCESS_SECONDS };
}

/** The one token of staff who act as somebody; nothing renews it. */
export async function issueActingToken(sessionId: string, within: Database, clock: Clock) {
  const token = newSecret();
  const expiresAt = inSeconds(ACTING_SECONDS, clock);
  await createTokensStore(within).add([{ sessionId, hash: hashOf(token), kind: 'access', expiresAt }]);
  return { access_token: token, token_type: 'Bearer' as const, expires_in: ACTING_SECONDS };
}

function inSeconds(seconds: number, clock: Clock): Date {
  return new Date(clock.now().getTime() + seconds * 1000);
}
