import type { SessionWindow } from '../session-window';

const LOCK = 'campavia.session';

/** Without the Web Locks API the action runs at once. */
export async function withTabLock<Result>(
  { navigator }: SessionWindow,
  action: () => Promise<Result>,
): Promise<Result> {
  const { locks } = navigator as Partial<Navigator>;
  return locks ? locks.request(LOCK, action) : action();
}
