import { useCallback, useEffect, useState, type ComponentType } from 'react';

export interface LazyComponent<Props extends object> {
  Component: ComponentType<Props> | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/**
 * Loads a component once it is needed. A failed load can be retried.
 *
 * @param loadComponent always the same function
 */
export function useLazyComponent<Props extends object>(
  loadComponent: () => Promise<ComponentType<Props>>,
  isNeeded = true,
): LazyComponent<Props> {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadComponent().then(
      (loaded) => setComponent(() => loaded),
      () => setFailed(true),
    );
  }, [loadComponent]);
  const isMissing = isNeeded && Component === undefined;
  useEffect(() => {
    if (isMissing) load();
  }, [isMissing, load]);
  return { Component, hasFailed, retry: load };
}
