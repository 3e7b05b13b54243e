import type { SessionWindow } from '../session-window';

const LOCK = 'campavia.session';

/** Runs an action while no other tab does; at once in browsers without the Web Locks API. */
export async function withTabLock<Result>(
  { navigator }: SessionWindow,
  action: () => Promise<Result>,
): Promise<Result> {
  const { locks } = navigator as Partial<Navigator>;
  return locks ? locks.request(LOCK, action) : action();
}
