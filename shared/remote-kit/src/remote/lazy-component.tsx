import { lazy, useState, type ComponentType, type ReactNode } from 'react';

export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** Loads it ahead; it then appears without a moment of waiting, on the server too. */
  load(): Promise<unknown>;
}

/** A component whose code is loaded when it is first drawn. */
export function lazyComponent<Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;

  async function load(): Promise<ComponentType<Props>> {
    loaded = await fetchComponent();
    return loaded;
  }

  // One for good: made anew each time it is drawn, a missing script would be asked for without end.
  const Waiting = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;

  function Lazy(props: Props) {
    const [Loaded] = useState(() => loaded ?? Waiting);
    return <Loaded {...props} />;
  }

  return Object.assign(Lazy, { load });
}
