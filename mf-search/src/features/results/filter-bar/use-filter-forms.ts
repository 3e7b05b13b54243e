import { useCallback, useRef, useState } from 'react';

import { usePlatform } from '@campavia/remote-kit';

import { loadFilterForms, type FilterForms } from '../../filters';

/** The forms of filters. */
export interface LazyFilterForms {
  forms: FilterForms | undefined;
  /** Fetches it; call it at every sign of intent. One that did not come is asked for again at the next. */
  fetch: () => void;
  /** The same for somebody who waits for it and is told when it does not come. */
  fetchOrReport: () => void;
}

/** The room of the filters, once somebody comes near what opens it. */
export function useFilterForms(): LazyFilterForms {
  const { events } = usePlatform();
  const [forms, setRoom] = useState<FilterForms>();
  const asked = useRef<Promise<FilterForms>>(undefined);

  const fetchOrElse = useCallback((fail: () => void) => {
    if (!asked.current) {
      asked.current = loadFilterForms();
      asked.current.then(setRoom, () => {
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
