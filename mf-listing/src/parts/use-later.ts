import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

import { watchNear } from './watch-near';

/** A module that a page needs further down. */
export interface Later<Module> {
  /** For the element that stands where the module's piece will. */
  place: RefObject<HTMLDivElement | null>;
  module: Module | undefined;
  hasFailed: boolean;
  fetch: () => Promise<void>;
}

const waiting = new Set<() => Promise<void>>();

/** Fetches at once all that the page has put off: what is printed must be whole. */
export async function fetchAllLater(): Promise<void> {
  await Promise.all([...waiting].map((fetch) => fetch()));
}

/** Fetches a module once its place comes near the window, or the reader begins to do something. */
export function useLater<Module>(load: () => Promise<Module>): Later<Module> {
  const place = useRef<HTMLDivElement>(null);
  const [module, setModule] = useState<Module>();
  const [hasFailed, setFailed] = useState(false);

  const fetch = useCallback(async () => {
    setFailed(false);
    await load().then(
      (loaded) => setModule(() => loaded),
      () => setFailed(true),
    );
  }, [load]);
  useEffect(() => {
    if (module || !place.current) return;
    waiting.add(fetch);
    const letGo = watchNear(place.current, () => void fetch());
    return () => {
      waiting.delete(fetch);
      letGo();
    };
  }, [module, fetch]);
  return { place, module, hasFailed, fetch };
}
