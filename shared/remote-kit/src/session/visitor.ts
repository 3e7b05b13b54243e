import type { SessionState } from './session';

/** Nobody is signed in. Pages are rendered on the server for this state. */
export const VISITOR: SessionState = { status: 'visitor' };
