import type { ComponentType } from 'react';

import { lazyComponent, type LazyComponent } from './lazy-component';

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
  const screens = new Map<string, LazyComponent<object>>();

  function screenOf(name: Name): LazyComponent<object> {
    const screen = screens.get(name) ?? lazyComponent(loaders[name]);
    screens.set(name, screen);
    return screen;
  }

  return {
    async prepareScreen(addressId) {
      if (addressId in loaders) await screenOf(addressId as Name).load();
    },
    ScreenOf({ name }) {
      const Screen = screenOf(name);
      return <Screen />;
    },
  };
}
