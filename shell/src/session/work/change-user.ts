import type { SessionState } from '@campavia/remote-kit';

import type { SessionCore } from '../session-core';

import { revalidateAnswers, dropAnswers } from './cached-answers';
import { forgetStaffTraces } from './staff-traces';

export interface ChangeOptions {
  move?(): void;
  notify?(): void;
}

/** Closed pages must unmount before listeners are notified, so that none renders without its user. */
export async function changeUser(
  core: SessionCore,
  next: SessionState,
  { move, notify }: ChangeOptions = {},
): Promise<void> {
  const before = core.current();
  forgetStaffTraces(core.window, before, next);
  core.set(next);
  move?.();
  await core.reroute().catch(() => undefined);
  core.notify();
  notify?.();
  if (before.status === 'visitor') revalidateAnswers(core.cache);
  else if (before.status === 'signed-in' && !isSame(before, next)) dropAnswers(core.cache);
}

/** The same user, seen by themselves or by the same member of staff. */
export function isSame(one: SessionState, other: SessionState): boolean {
  if (one.status !== 'signed-in' || other.status !== 'signed-in') return one.status === other.status;
  return one.user.id === other.user.id && one.user.actor?.id === other.user.actor?.id;
}
