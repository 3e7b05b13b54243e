import type { LogAsAnswer } from '@campavia/contracts';

import type { AppContext } from '../../../core/app-context';
import { HttpError } from '../../../core/http-errors';
import type { SessionsService } from '../sessions/sessions.service';
import type { SignedIn } from '../signed-in.service';
import { createUsersStore } from '../accounts/users.store';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  sessions: SessionsService;
}

export interface Call {
  method: string;
  path: string;
}

/** Impersonation of users by staff, with an audit log of all calls. */
export function createImpersonationService({ database, clock, sessions }: Needs) {
  const store = createUsersStore(database);

  /**
   * A token to act as a user.
   * @throws HttpError 405 not_staff, not_while_impersonating, log_as_refused for staff and the caller's own account;
   * 404 user_not_found
   */
  async function logAs({ userId, actorId, sessionId }: SignedIn, wantedId: number): Promise<LogAsAnswer> {
    if (actorId !== undefined) throw new HttpError(405, 'not_while_impersonating');
    const actor = await store.find(userId);
    if (!actor?.is_staff || actor.staff_role !== 'support') throw new HttpError(405, 'not_staff');
    const user = await store.find(wantedId);
    if (!user?.is_active) throw new HttpError(404, 'user_not_found');
    if (user.is_staff) throw new HttpError(405, 'log_as_refused');
    return {
      ...(await sessions.impersonate(user.id, { actorId: actor.id, openedBy: sessionId })),
      user: { id: user.id, first_name: user.first_name },
      actor: { id: actor.id, first_name: actor.first_name },
    };
  }

  /** Records a call before it is handled; returns the record's id. */
  async function record(who: SignedIn & { actorId: number }, { method, path }: Call): Promise<number> {
    const { sessionId: session_id, actorId: actor_id, userId: user_id } = who;
    const { id } = await database
      .insertInto('impersonated_call')
      .values({ session_id, actor_id, user_id, at: clock.now(), method, path: path.slice(0, 500) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** Adds the response status to a record. */
  async function recordStatus(id: number, status: number): Promise<void> {
    await database.updateTable('impersonated_call').set({ status }).where('id', '=', id).execute();
  }

  return { logAs, record, recordStatus };
}

export type ImpersonationService = ReturnType<typeof createImpersonationService>;
