import { useRef, useState } from 'react';

/** A module that is loaded on intent. */
export interface OnIntent<Module> {
  module: Module | undefined;
  /** Loads it; call it on every sign of intent, such as hover or focus. */
  fetch: () => void;
}

/** Loads a module on the first sign of intent; after a failure the next sign tries again. */
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
