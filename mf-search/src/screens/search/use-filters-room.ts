import { useCallback, useRef, useState } from 'react';

import { usePlatform } from '@campavia/remote-kit';

async function loadRoom() {
  const { openFilters } = await import(/* webpackChunkName: "filters" */ '../../filters/open-filters');
  return openFilters();
}

type Room = Awaited<ReturnType<typeof loadRoom>>;

/** The forms of filters. */
export interface FiltersRoom {
  room: Room | undefined;
  /** Fetches it; call it at every sign of intent. One that did not come is asked for again at the next. */
  fetch: () => void;
  /** The same for somebody who waits for it and is told when it does not come. */
  demand: () => void;
}

/** The room of the filters, once somebody comes near what opens it. */
export function useFiltersRoom(): FiltersRoom {
  const { events } = usePlatform();
  const [room, setRoom] = useState<Room>();
  const asked = useRef<Promise<Room>>(undefined);

  const fetchOr = useCallback((fail: () => void) => {
    if (!asked.current) {
      asked.current = loadRoom();
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
