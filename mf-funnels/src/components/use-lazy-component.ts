import { useCallback, useEffect, useState, type ComponentType } from 'react';

export interface LazyComponent<Props extends object> {
  Component: ComponentType<Props> | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/**
 * Loads a component when it is first needed. A failed load can be retried.
 *
 * @param loadComponent always the same function
 * @param known the component if it was loaded before, rendered at once
 */
export function useLazyComponent<Props extends object>(
  loadComponent: () => Promise<ComponentType<Props>>,
  known?: ComponentType<Props>,
): LazyComponent<Props> {
  const [fetched, setFetched] = useState<ComponentType<Props>>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadComponent().then(
      (piece) => setFetched(() => piece),
      () => setFailed(true),
    );
  }, [loadComponent]);
  const Component = known ?? fetched;
  const isMissing = Component === undefined;
  useEffect(() => {
    if (isMissing) load();
  }, [isMissing, load]);
  return { Component, hasFailed, retry: load };
}
