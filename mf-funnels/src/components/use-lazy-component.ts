import { useCallback, useEffect, useState, type ComponentType } from 'react';

/** A piece of a page that comes when it is first needed. */
export interface LazyComponent<Props extends object> {
  /** Undefined until it is there. */
  Component: ComponentType<Props> | undefined;
  hasFailed: boolean;
  /** Asks for it again, as often as one likes. */
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
