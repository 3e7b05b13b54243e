import { useCallback, useRef, useState } from 'react';

import { usePlatform } from '@campavia/remote-kit';

import { loadFilterForms, type FilterForms } from '../../filters';

export interface LazyFilterForms {
  forms: FilterForms | undefined;
  /** Call it on every sign of intent; after a failure the next call tries again. */
  fetch: () => void;
  /** Loads them for a user who waits, and reports a failure. */
  fetchOrReport: () => void;
}

export function useFilterForms(): LazyFilterForms {
  const { events } = usePlatform();
  const [forms, setForms] = useState<FilterForms>();
  const asked = useRef<Promise<FilterForms>>(undefined);

  const fetchOrElse = useCallback((fail: () => void) => {
    if (!asked.current) {
      asked.current = loadFilterForms();
      asked.current.then(setForms, () => {
        asked.current = undefined;
      });
    }
    asked.current.catch(fail);
  }, []);
  const fetch = useCallback(() => fetchOrElse(() => undefined), [fetchOrElse]);
  const fetchOrReport = useCallback(
    () => fetchOrElse(() => events.send('failure.shown', { entries: [{}] })),
    [fetchOrElse, events],
  );
  return { forms, fetch, fetchOrReport };
}
