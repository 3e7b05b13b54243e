import type { SessionWindow } from '../session-window';

const LOCK = 'campavia.session';

/** Does something while no other tab of the site does it; where browsers cannot wait for one another, at once. */
export async function withTabLock<Result>(
  { navigator }: SessionWindow,
  action: () => Promise<Result>,
): Promise<Result> {
  const { locks } = navigator as Partial<Navigator>;
  return locks ? locks.request(LOCK, action) : action();
}
