import type { ComponentType, ReactElement } from 'react';
import { Route } from 'react-router';

import type { AddressDeclaration } from '../config/remote-config';

import { lazyComponent, type LazyComponent } from './lazy-component';

export interface LazyScreens<Name extends string> {
  /** Preloads the screen of an address, so that it renders without suspending. */
  prepareScreen(addressId: string): Promise<void>;
  /** The screen, loaded on first render. */
  ScreenOf: ComponentType<{ name: Name }>;
  /** A route to the screen of each address, for `Routes`. */
  routesTo(addresses: readonly Pick<AddressDeclaration, 'id' | 'pattern'>[]): ReactElement[];
}

/**
 * The screens of a part, each in a chunk that is loaded on demand.
 *
 * @param loaders by name of the address, which is also the chunk's name, so that the document preloads it
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

  function ScreenOf({ name }: { name: Name }) {
    const Screen = screenOf(name);
    return <Screen />;
  }

  return {
    async prepareScreen(addressId) {
      if (addressId in loaders) await screenOf(addressId as Name).load();
    },
    ScreenOf,
    routesTo: (addresses) =>
      addresses.map(({ id, pattern }) => (
        <Route
          key={id}
          path={pattern.replaceAll(/\{(\w+)\}/g, ':$1')}
          element={<ScreenOf key={id} name={id as Name} />}
        />
      )),
  };
}
