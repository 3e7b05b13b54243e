import type { SessionWindow } from '../session-window';

const LOCK = 'campavia.session';

/** Does something while no other tab of the site does it; where browsers cannot wait for one another, at once. */
export async function oneTabAtATime<Result>(
  { navigator }: SessionWindow,
  deed: () => Promise<Result>,
): Promise<Result> {
  const { locks } = navigator as Partial<Navigator>;
  return locks ? locks.request(LOCK, deed) : deed();
}
