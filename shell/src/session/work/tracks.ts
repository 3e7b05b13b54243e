import type { SessionState } from '@campavia/remote-kit';

import { tabStorage } from '../../document/tab-storage';

/** What staff leave in a tab: whom they acted as, and where they looked last. */
const TRACKS = ['campavia.log-as', 'campavia.last-viewed'];

/** Forgets them when whoever sits at the keys is not the same any more; acting as somebody is no such change. */
export function forgetTracks(window: Window, before: SessionState, next: SessionState): void {
  if (sitter(before) === undefined || sitter(before) === sitter(next)) return;
  for (const track of TRACKS) tabStorage(window)?.removeItem(track);
}

function sitter(state: SessionState): number | undefined {
  return state.status === 'signed-in' ? (state.user.actor ?? state.user).id : undefined;
}
