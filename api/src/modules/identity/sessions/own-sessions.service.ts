import type { OwnSession } from '@campavia/contracts';

import { HttpError } from '../../../core/http-errors';
import type { IdentityContext } from '../identity-context';
import type { SignedIn } from '../signed-in.service';
import { describeBrowser } from './describe-browser';
import { ACCESS_SECONDS } from './issue-tokens';
import { createSessionsStore } from './sessions.store';

/** The user's sessions, and ending them. */
export function createOwnSessions({ database, clock, sessions }: IdentityContext) {
  const store = createSessionsStore(database);

  /** The current session comes first. */
  async function list({ userId, sessionId }: SignedIn): Promise<OwnSession[]> {
    const rows = await store.listOpen(userId, clock.now());
    const all = rows.map(({ id, started_at, renewed_until, user_agent, passkey }) => ({
      id,
      is_current: id === sessionId,
      started_at: started_at.toISOString(),
      used_at: new Date(renewed_until.getTime() - ACCESS_SECONDS * 1000).toISOString(),
      ...describeBrowser(user_agent),
      passkey,
    }));
    return all.toSorted((one, other) => Number(other.is_current) - Number(one.is_current));
  }

  /** @throws HttpError 404 session_not_found for one that has ended or belongs to another user */
  async function end({ userId }: SignedIn, id: string): Promise<void> {
    if (!(await store.isOpenOf(userId, id.replaceAll('\0', ''))))
      throw new HttpError(404, 'session_not_found');
    await store.end(id, 'signed_out', clock.now());
  }

  /** Ends every session except the current one. */
  function endOthers({ userId, sessionId }: SignedIn): Promise<void> {
    return sessions.endAll(userId, 'signed_out', database, sessionId);
  }

  return { list, end, endOthers };
}

export type OwnSessions = ReturnType<typeof createOwnSessions>;
