import type { Tokens } from '@campavia/contracts';

import type { Foundation } from '../../api';
import { OauthProblem } from '../../problems';
import { issueTokens } from './issue-tokens';
import { hashOf } from './secrets';
import { createSessionsStore } from './sessions.store';
import { createTokensStore, type TokenRow } from './tokens.store';

interface Asked {
  clientId: string | undefined;
  /** When the call began. */
  at: Date;
}

/**
 * Staying signed in: a refresh token is exchanged for new tokens. One that was exchanged before the call began was
 * copied by somebody: all tokens of that sign-in end. One exchanged meanwhile is another tab of the same browser.
 */
export function createRefreshTokens({ database, clock }: Pick<Foundation, 'database' | 'clock'>) {
  /** @throws OauthProblem invalid_grant */
  return async function refreshTokens(token: string, clientId: string | undefined): Promise<Tokens> {
    const [hash, at] = [hashOf(token), clock.now()];
    const tokens = await database.transaction().execute(async (within) => {
      const store = createTokensStore(within);
      const held = await store.holdRefresh(hash);
      if (!held || !isGood(held, { clientId, at })) return undefined;
      if (held.used_at && held.used_at <= at) {
        await createSessionsStore(within).end(held.id, 'reused', at);
        return undefined;
      }
      await store.dropExpired(held.id, at);
      const issued = await issueTokens(held.id, within, clock);
      await store.markUsed(hash, clock.now());
      return issued;
    });
    if (!tokens) throw new OauthProblem('invalid_grant', 'The refresh token is not valid any more');
    return tokens;
  };
}

export type RefreshTokens = ReturnType<typeof createRefreshTokens>;

function isGood({ ended_at, expires_at, is_active, client_id }: TokenRow, { clientId, at }: Asked): boolean {
  const isSameClient = !clientId || !client_id || clientId === client_id;
  return ended_at === null && expires_at > at && is_active && isSameClient;
}
