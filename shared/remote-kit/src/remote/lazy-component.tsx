import { lazy, useState, type ComponentType, type ReactNode } from 'react';

export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** Preloads the component, so that it renders without suspending, also on the server. */
  load(): Promise<unknown>;
}

/** A component whose code is loaded on first render. */
export function lazyComponent<Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;

  async function load(): Promise<ComponentType<Props>> {
    loaded = await fetchComponent();
    return loaded;
  }

  // Created once: created per render, it would request a missing script endlessly.
  const Waiting = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;

  function Lazy(props: Props) {
    const [Loaded] = useState(() => loaded ?? Waiting);
    return <Loaded {...props} />;
  }

  return Object.assign(Lazy, { load });
}
