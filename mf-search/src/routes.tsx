import { lazy, useState, type ComponentType } from 'react';

import { Route, Routes } from '@campavia/remote-kit';

const SCREENS = {
  home: async () => (await import(/* webpackChunkName: "home" */ './screens/home/home-screen')).HomeScreen,
  search: async () =>
    (await import(/* webpackChunkName: "search" */ './screens/search/search-screen')).SearchScreen,
};
type ScreenName = keyof typeof SCREENS;

const lazyScreens = {
  home: lazy(async () => ({ default: await loadScreen('home') })),
  search: lazy(async () => ({ default: await loadScreen('search') })),
};
const loaded = new Map<ScreenName, ComponentType>();

async function loadScreen(name: ScreenName): Promise<ComponentType> {
  const screen = await SCREENS[name]();
  loaded.set(name, screen);
  return screen;
}

/** Loads the screen of an address ahead; it then appears without a moment of waiting. */
export async function prepareScreen(addressId: string): Promise<void> {
  if (addressId === 'home' || addressId === 'search') await loadScreen(addressId);
}

function ScreenOf({ name }: { name: ScreenName }) {
  const [Screen] = useState(() => loaded.get(name) ?? lazyScreens[name]);
  return <Screen />;
}

/** Address to screen; each screen is loaded when it is first needed. */
export function SearchRoutes() {
  return (
    <Routes>
      <Route path="/" element={<ScreenOf key="home" name="home" />} />
      <Route path="/s" element={<ScreenOf key="search" name="search" />} />
    </Routes>
  );
}
