import { useEffect, useRef, useState } from 'react';

export interface LazyModule<Module> {
  module: Module | undefined;
  hasFailed: boolean;
  retry: () => void;
}

export function useLazyModule<Module>(load: () => Promise<Module>): LazyModule<Module> {
  const [module, setModule] = useState<Module>();
  const [tries, setTries] = useState(1);
  const [failedTries, setFailedTries] = useState(0);
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    let isUnmounted = false;
    latest.current().then(
      (loaded) => !isUnmounted && setModule(loaded),
      () => !isUnmounted && setFailedTries(tries),
    );
    return () => {
      isUnmounted = true;
    };
  }, [tries]);
  return { module, hasFailed: failedTries === tries, retry: () => setTries(tries + 1) };
}
