import { useEffect, useRef, useState } from 'react';

/** A module that a page turns out to need. */
export interface Needed<Module> {
  module: Module | undefined;
  /** It did not come. */
  hasFailed: boolean;
  retry: () => void;
}

/** Fetches a module as soon as this is drawn. */
export function useNeeded<Module>(load: () => Promise<Module>): Needed<Module> {
  const [module, setModule] = useState<Module>();
  const [tries, setTries] = useState(1);
  const [failedTries, setFailedTries] = useState(0);
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    let isLeft = false;
    latest.current().then(
      (loaded) => !isLeft && setModule(loaded),
      () => !isLeft && setFailedTries(tries),
    );
    return () => {
      isLeft = true;
    };
  }, [tries]);
  return { module, hasFailed: failedTries === tries, retry: () => setTries(tries + 1) };
}
