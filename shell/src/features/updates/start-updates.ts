import type { EventBus, Session } from '@campavia/remote-kit';

import { whenIdle } from '../../document/when-idle';

export interface StartUpdatesOptions {
  window: Window & typeof globalThis;
  session: Session;
  events: EventBus;
}

/** While somebody is signed in, bookings that change are told to the page. */
export function startUpdates({ window, session, events }: StartUpdatesOptions): void {
  let following: { userId: number; controller: AbortController } | undefined;

  function follow(): void {
    const state = session.current();
    const userId = state.status === 'signed-in' ? state.user.id : undefined;
    if (following?.userId === userId) return;
    stop();
    if (userId === undefined) return;
    const controller = new AbortController();
    following = { userId, controller };
    whenIdle(window, () => void begin(userId, controller.signal).catch(window.reportError));
  }

  async function begin(userId: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    const { followUpdates } = await import('./follow-updates');
    if (!signal.aborted) await followUpdates({ window, events, userId, signal });
  }

  function stop(): void {
    following?.controller.abort();
    following = undefined;
  }

  session.subscribe(follow);
  // A page that the browser keeps for Back must not hold a connection.
  window.addEventListener('pagehide', stop);
  window.addEventListener('pageshow', ({ persisted }) => persisted && follow());
  follow();
}
