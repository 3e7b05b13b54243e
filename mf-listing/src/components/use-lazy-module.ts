import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

import { watchNear } from './watch-near';

export interface LazyModule<Module> {
  place: RefObject<HTMLDivElement | null>;
  module: Module | undefined;
  hasFailed: boolean;
  fetch: () => Promise<void>;
}

const waiting = new Set<() => Promise<void>>();

/** Loads all pending modules at once, so that the printed page is complete. */
export async function loadAllLazyModules(): Promise<void> {
  await Promise.all([...waiting].map((fetch) => fetch()));
}

/** Loads when the placeholder comes near the viewport, or at the first interaction with the page. */
export function useLazyModule<Module>(load: () => Promise<Module>): LazyModule<Module> {
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
    const stopWatching = watchNear(place.current, () => void fetch());
    return () => {
      waiting.delete(fetch);
      stopWatching();
    };
  }, [module, fetch]);
  return { place, module, hasFailed, fetch };
}
