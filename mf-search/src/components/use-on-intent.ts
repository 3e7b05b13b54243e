import { useRef, useState } from 'react';

/** A module that is fetched once somebody is about to need it. */
export interface OnIntent<Module> {
  module: Module | undefined;
  /** Fetches it; call it at every sign of intent, such as a pointer over a field or focus in it. */
  fetch: () => void;
}

/** Fetches a module at the first sign of intent; one that did not come is asked for again at the next. */
export function useOnIntent<Module>(load: () => Promise<Module>): OnIntent<Module> {
  const [module, setModule] = useState<Module>();
  const isAsked = useRef(false);

  const fetch = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    load().then(setModule, () => {
      isAsked.current = false;
    });
  };
  return { module, fetch };
}
