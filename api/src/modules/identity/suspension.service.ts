import type { Database } from '../../database/connect';
import { createSessionsStore } from './sessions/sessions.store';

/** Ends all sessions of a suspended user, in the transaction of the suspension. */
export function endSuspendedSessions(within: Database, userId: number, at: Date): Promise<void> {
  return createSessionsStore(within).endAll(userId, 'suspended', at);
}
