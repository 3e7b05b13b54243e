import type { EventBus, Session } from '@campavia/remote-kit';

import { followUpdates } from './follow-updates';

export interface FollowSessionOptions {
  window: Window & typeof globalThis;
  session: Session;
  events: EventBus;
}

/** Follows the updates of the signed-in user, also after the user changes. */
export function followSession({ window, session, events }: FollowSessionOptions): void {
  let following: { userId: number; controller: AbortController } | undefined;

  function follow(): void {
    const state = session.current();
    const userId = state.status === 'signed-in' ? state.user.id : undefined;
    if (following?.userId === userId) return;
    stop();
    if (userId === undefined) return;
    const controller = new AbortController();
    following = { userId, controller };
    followUpdates({ window, events, userId, signal: controller.signal }).catch(window.reportError);
  }

  function stop(): void {
    following?.controller.abort();
    following = undefined;
  }

  session.subscribe(follow);
  // A page in the back/forward cache must not hold a connection.
  window.addEventListener('pagehide', stop);
  window.addEventListener('pageshow', ({ persisted }) => persisted && follow());
  follow();
}
