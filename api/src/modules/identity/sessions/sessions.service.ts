import type { ServiceContext } from '../../../core/app-context';
import type { Database } from '../../../database/connect';
import type { EndReason } from '../../../database/identity-schema';
import { HttpError } from '../../../core/http-errors';
import { issueImpersonationToken } from './issue-tokens';
import { createRefreshTokens } from './refresh-tokens';
import { hashSecret } from './secrets';
import { createSessionsStore } from './sessions.store';
import { createSignIn } from './sign-in';
import type { SignedIn } from '../signed-in.service';
import { createTokensStore, type TokenRow } from './tokens.store';

/** Sessions: opens, renews and ends them, and finds the user of a token. */
export function createSessionsService({
  database,
  clock,
  rateLimits,
}: Pick<ServiceContext, 'database' | 'clock' | 'rateLimits'>) {
  /** Ends the session of a client's access or refresh token; does nothing for an unknown one. */
  async function revoke(token: string, clientId: string): Promise<void> {
    const store = createSessionsStore(database);
    const id = await store.ofToken(hashSecret(token), clientId);
    if (id) await store.end(id, 'signed_out', clock.now());
  }

  /** Ends all sessions of a user, optionally except one. */
  function endAll(userId: number, reason: EndReason, within: Database, exceptId?: string): Promise<void> {
    return createSessionsStore(within).endAll(userId, reason, clock.now(), exceptId);
  }

  /** A token for staff to act as a user; it ends with the staff member's own session. */
  function impersonate(userId: number, staff: { actorId: number; openedBy: string }) {
    return database.transaction().execute(async (within) => {
      const sessionId = await createSessionsStore(within).open({ userId, ...staff, at: clock.now() });
      return issueImpersonationToken(sessionId, within, clock);
    });
  }

  /**
   * The session of an access token.
   * @throws HttpError 401 token_invalid; 403 for a suspended account or an expired impersonation
   */
  async function find(token: string): Promise<SignedIn> {
    const row = await createTokensStore(database).access(hashSecret(token));
    if (!row) throw new HttpError(401, 'token_invalid');
    if (row.end_reason === 'suspended' && !row.is_active) throw new HttpError(403, 'account_suspended');
    refuseEnded(row, clock.now());
    if (!row.is_active) throw new HttpError(403, 'account_suspended');
    return {
      sessionId: row.id,
      userId: row.user_id,
      actorId: row.actor_id ?? undefined,
      isConfirmed: row.email_confirmed_at !== null,
      isStaff: row.is_staff && row.actor_id === null,
      wroteAt: row.wrote_at ?? undefined,
    };
  }

  const needs = { database, clock, rateLimits };
  return {
    signIn: createSignIn(needs),
    refresh: createRefreshTokens(needs),
    revoke,
    endAll,
    impersonate,
    find,
    recordWrite: createSessionsStore(database).recordWrite,
  };
}

export type SessionsService = ReturnType<typeof createSessionsService>;

function refuseEnded(row: TokenRow, now: Date): void {
  const isOver = row.ended_at !== null || row.expires_at <= now;
  if (row.actor_id === null && isOver) throw new HttpError(401, 'token_invalid');
  const isStaffOut = row.actor_id !== null && !(row.actor_is_active && row.actor_role);
  if (isOver || isStaffOut) throw new HttpError(403, 'impersonation_ended');
}
