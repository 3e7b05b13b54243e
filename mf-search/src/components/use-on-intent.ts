import { useRef, useState } from 'react';

export interface OnIntent<Module> {
  module: Module | undefined;
  fetch: () => void;
}

/** After a failure, the next sign of intent loads the module again. */
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
