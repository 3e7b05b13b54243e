import type { SessionState } from './session';

/** The state without a user. Pages are rendered on the server for this state. */
export const VISITOR: SessionState = { status: 'visitor' };
