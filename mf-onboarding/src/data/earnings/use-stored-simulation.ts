import { useMemo, useSyncExternalStore } from 'react';

import type { StoredSimulation } from '../../rules/earnings/stored-answers';

import { readSimulation } from './simulation-storage';

const NOTHING: StoredSimulation = { answers: {} };
const subscribe = () => () => undefined;

/**
 * The stored answers when the screen appeared; later typing does not change it. On a server-rendered page it is empty
 * until hydration.
 */
export function useStoredSimulation(): StoredSimulation {
  const isTabKnown = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return useMemo(() => (isTabKnown ? readSimulation() : NOTHING), [isTabKnown]);
}
