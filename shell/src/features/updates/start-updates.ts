import { whenIdle } from '../../document/when-idle';

import type { FollowSessionOptions } from './follow-session';

/** Once a user is signed in, the page is notified of changed bookings; visitors load nothing for it. */
export function startUpdates(options: FollowSessionOptions): void {
  const { window, session } = options;
  let isBegun = false;

  async function load(): Promise<void> {
    const { followSession } = await import('./follow-session');
    followSession(options);
  }

  function loadOnce(): void {
    if (isBegun || session.current().status !== 'signed-in') return;
    isBegun = true;
    whenIdle(window, () => void load().catch(() => (isBegun = false)));
  }

  session.subscribe(loadOnce);
  loadOnce();
}
