import { useCallback, useRef, useState } from 'react';

import { usePlatform } from '@campavia/remote-kit';

import { loadFilterForms, type FilterForms } from '../filters';

/** The forms of filters. */
export interface FiltersRoom {
  room: FilterForms | undefined;
  /** Fetches it; call it at every sign of intent. One that did not come is asked for again at the next. */
  fetch: () => void;
  /** The same for somebody who waits for it and is told when it does not come. */
  demand: () => void;
}

/** The room of the filters, once somebody comes near what opens it. */
export function useFiltersRoom(): FiltersRoom {
  const { events } = usePlatform();
  const [room, setRoom] = useState<FilterForms>();
  const asked = useRef<Promise<FilterForms>>(undefined);

  const fetchOr = useCallback((fail: () => void) => {
    if (!asked.current) {
      asked.current = loadFilterForms();
      asked.current.then(setRoom, () => {
        asked.current = undefined;
      });
    }
    asked.current.catch(fail);
  }, []);
  const fetch = useCallback(() => fetchOr(() => undefined), [fetchOr]);
  const demand = useCallback(
    () => fetchOr(() => events.send('failure.shown', { entries: [{}] })),
    [fetchOr, events],
  );
  return { room, fetch, demand };
}
