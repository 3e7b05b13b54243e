import { useContext, useSyncExternalStore } from 'react';

import type { Me } from '@campavia/contracts';

import { platform } from '../platform/platform';

import { RenderedFor } from './rendered-for';
import type { SessionState } from './session';

/** Who the reader is; the screen renders again when that changes. */
export function useSession(): SessionState {
  const { session } = platform();
  const rendered = useContext(RenderedFor);
  return useSyncExternalStore(session.subscribe, session.current, () => rendered);
}

/** Whoever is signed in; undefined for a visitor. At an address for signed-in users there is always one. */
export function useUser(): Me | undefined {
  const state = useSession();
  return state.status === 'signed-in' ? state.user : undefined;
}
