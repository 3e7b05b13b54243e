import { useCallback, useEffect, useState, type ComponentType } from 'react';

export interface LazyComponent<Props extends object> {
  Component: ComponentType<Props> | undefined;
  hasFailed: boolean;
  retry: () => void;
}

export interface LazyOptions<Props extends object> {
  /** Loads it; at once unless this is false. */
  isNeeded?: boolean;
  /** The component if it was loaded before, rendered at once. */
  known?: ComponentType<Props> | undefined;
}

/**
 * Loads a component once it is needed. A failed load can be retried.
 *
 * @param loadComponent always the same function
 */
export function useLazyComponent<Props extends object>(
  loadComponent: () => Promise<ComponentType<Props>>,
  { isNeeded = true, known }: LazyOptions<Props> = {},
): LazyComponent<Props> {
  const [loaded, setLoaded] = useState<ComponentType<Props>>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadComponent().then(
      (component) => setLoaded(() => component),
      () => setFailed(true),
    );
  }, [loadComponent]);
  const Component = known ?? loaded;
  const isMissing = isNeeded && Component === undefined;
  useEffect(() => {
    if (isMissing) load();
  }, [isMissing, load]);
  return { Component, hasFailed, retry: load };
}
