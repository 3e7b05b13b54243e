import { useRef, useState } from 'react';

/** A module that is fetched once somebody is about to need it; `failed` asks may be repeated. */
export interface OnIntent<Module> {
  module: Module | undefined;
  /** Fetches it; call it as often as there are signs of intent. */
  fetch: () => void;
}

/**
 * Fetches a module at the first sign of intent: a pointer over a field, focus in it.
 *
 * @param beforeSwap called when the module is there, before anything is drawn with it
 */
export function useOnIntent<Module>(load: () => Promise<Module>, beforeSwap?: () => void): OnIntent<Module> {
  const [module, setModule] = useState<Module>();
  const asked = useRef(false);

  const fetch = () => {
    if (asked.current) return;
    asked.current = true;
    load().then(
      (loaded) => {
        beforeSwap?.();
        setModule(loaded);
      },
      () => {
        asked.current = false;
      },
    );
  };
  return { module, fetch };
}
