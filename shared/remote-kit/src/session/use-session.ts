import { useContext, useSyncExternalStore } from 'react';

import type { Me } from '@campavia/contracts';

import { platform } from '../platform/platform';

import { RenderedFor } from './rendered-for';
import type { SessionState } from './session';

/** The current session; re-renders the screen when it changes. */
export function useSession(): SessionState {
  const { session } = platform();
  const rendered = useContext(RenderedFor);
  return useSyncExternalStore(session.subscribe, session.current, () => rendered);
}

/** The signed-in user; undefined for a visitor. Always defined at addresses for signed-in users. */
export function useUser(): Me | undefined {
  const state = useSession();
  return state.status === 'signed-in' ? state.user : undefined;
}
