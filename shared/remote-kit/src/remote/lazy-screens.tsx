import { lazy, useState, type ComponentType } from 'react';

export interface LazyScreens<Name extends string> {
  /** Loads the screen of an address ahead; it then appears without a moment of waiting. */
  prepareScreen(addressId: string): Promise<void>;
  /** The screen, loaded when it is first drawn. */
  ScreenOf: ComponentType<{ name: Name }>;
}

/**
 * The screens of a part, each a chunk of its own that comes when it is first needed.
 *
 * @param loaders by the name of the address, which is the chunk's as well: the document then preloads it
 */
export function lazyScreens<Name extends string>(
  loaders: Record<Name, () => Promise<ComponentType>>,
): LazyScreens<Name> {
  const loaded = new Map<string, ComponentType>();
  const waiting = new Map<Name, ComponentType>();

  async function load(name: Name): Promise<ComponentType> {
    const screen = await loaders[name]();
    loaded.set(name, screen);
    return screen;
  }

  /** One for good per screen: made anew each time it is drawn, a missing script would be asked for without end. */
  function waitingScreen(name: Name): ComponentType {
    const screen = waiting.get(name) ?? lazy(async () => ({ default: await load(name) }));
    waiting.set(name, screen);
    return screen;
  }

  function ScreenOf({ name }: { name: Name }) {
    const [Screen] = useState(() => loaded.get(name) ?? waitingScreen(name));
    return <Screen />;
  }

  return {
    async prepareScreen(addressId) {
      if (addressId in loaders) await load(addressId as Name);
    },
    ScreenOf,
  };
}
