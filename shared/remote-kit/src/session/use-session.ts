import { useSyncExternalStore } from 'react';

import type { Me } from '@campavia/contracts';

import { platform } from '../platform/platform';

import type { SessionState } from './session';

/** Who the reader is; the screen renders again when that changes. */
export function useSession(): SessionState {
  const { session } = platform();
  return useSyncExternalStore(session.subscribe, session.current, session.current);
}

/** Whoever is signed in; undefined for a visitor. At an address for signed-in people there is always one. */
export function useUser(): Me | undefined {
  const state = useSession();
  return state.status === 'signed-in' ? state.user : undefined;
}
