import type { SessionState } from '@campavia/remote-kit';

import type { SessionCore } from '../session-core';

import { askAgain, dropAnswers } from './answers';
import { forgetTracks } from './tracks';

export interface ChangeOptions {
  /** Goes somewhere else, where that belongs to the change. */
  move?(): void;
  /** Says on the bus what happened. */
  tell?(): void;
}

/**
 * From now on the reader is somebody else. Pages that are not for them leave before anybody is told, so that none of
 * them ever finds itself without the person it is about.
 */
export async function changePerson(
  core: SessionCore,
  next: SessionState,
  { move, tell }: ChangeOptions = {},
): Promise<void> {
  const before = core.current();
  forgetTracks(core.window, before, next);
  core.set(next);
  move?.();
  await core.reroute().catch(() => undefined);
  core.notify();
  tell?.();
  if (before.status === 'visitor') askAgain(core.cache);
  else if (before.status === 'signed-in' && !isSame(before, next)) dropAnswers(core.cache);
}

/** Whether two states are about one person, seen by themselves or by the same staff. */
export function isSame(one: SessionState, other: SessionState): boolean {
  if (one.status !== 'signed-in' || other.status !== 'signed-in') return one.status === other.status;
  return one.user.id === other.user.id && one.user.actor?.id === other.user.actor?.id;
}
