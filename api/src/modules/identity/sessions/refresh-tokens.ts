import type { Tokens } from '@campavia/contracts';

import type { AppContext } from '../../../core/app-context';
import { OauthError } from '../../../core/http-errors';
import { issueTokens } from './issue-tokens';
import {
  createRefreshTokensStore,
  type RefreshTokenRow,
  type RefreshTokensStore,
} from './refresh-tokens.store';
import { hashSecret } from './secrets';
import { createSessionsStore } from './sessions.store';

interface RefreshRequest {
  clientId: string;
  /** When the call began. */
  at: Date;
}

const GRACE_MS = 30_000;
const MAX_EXCHANGES = 2;

/**
 * Exchanges a refresh token for new tokens. Because answers can be lost and two tabs can ask concurrently, a token can
 * be exchanged again within 30 seconds, as long as no refresh token of the first exchange was used. Any other reuse
 * indicates a copy: all tokens of that session are revoked.
 */
export function createRefreshTokens({ database, clock }: Pick<AppContext, 'database' | 'clock'>) {
  /** @throws OauthError invalid_grant */
  return async function refreshTokens(token: string, clientId: string): Promise<Tokens> {
    const [hash, at] = [hashSecret(token), clock.now()];
    const tokens = await database.transaction().execute(async (within) => {
      const store = createRefreshTokensStore(within);
      const held = await store.lockToken(hash);
      if (!held || !isValid(held, { clientId, at })) return undefined;
      if (await isReused(held, at, store)) {
        await createSessionsStore(within).end(held.id, 'reused', at);
        return undefined;
      }
      await store.deleteExpired(held.id, at);
      const issued = await issueTokens(held.id, within, { clock, follows: hash });
      await store.markUsed(hash, clock.now());
      return issued;
    });
    if (!tokens) throw new OauthError('invalid_grant', 'The refresh token is not valid any more');
    return tokens;
  };
}

export type RefreshTokens = ReturnType<typeof createRefreshTokens>;

function isValid(row: RefreshTokenRow, { clientId, at }: RefreshRequest): boolean {
  const { ended_at, expires_at, is_active, client_id } = row;
  const isSameClient = !client_id || clientId === client_id;
  return ended_at === null && expires_at > at && is_active && isSameClient;
}

async function isReused(row: RefreshTokenRow, at: Date, store: RefreshTokensStore): Promise<boolean> {
  if (row.uses >= MAX_EXCHANGES) return true;
  if (row.used_at && at.getTime() - row.used_at.getTime() > GRACE_MS) return true;
  return store.isSuperseded(row);
}
