import { useMemo, useSyncExternalStore } from 'react';

import type { StoredSimulation } from '../../rules/earnings/stored-answers';

import { readSimulation } from './simulation-storage';

const NOTHING: StoredSimulation = { answers: {} };
const subscribe = () => () => undefined;

/**
 * What the tab held when the screen appeared; what is typed afterwards does not change it. On a page that the server
 * has rendered it is nothing at first, as it was there.
 */
export function useStoredSimulation(): StoredSimulation {
  const isTabKnown = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return useMemo(() => (isTabKnown ? readSimulation() : NOTHING), [isTabKnown]);
}
