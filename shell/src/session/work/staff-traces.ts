import type { SessionState } from '@campavia/remote-kit';

import { tabStorage } from '../../document/tab-storage';

const STAFF_KEYS = ['campavia.log-as', 'campavia.last-viewed'];

/** When the person at the keyboard changes; acting as a user is no such change. */
export function forgetStaffTraces(window: Window, before: SessionState, next: SessionState): void {
  if (userAtKeyboard(before) === undefined || userAtKeyboard(before) === userAtKeyboard(next)) return;
  for (const track of STAFF_KEYS) tabStorage(window)?.removeItem(track);
}

function userAtKeyboard(state: SessionState): number | undefined {
  return state.status === 'signed-in' ? (state.user.actor ?? state.user).id : undefined;
}
