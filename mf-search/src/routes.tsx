import { lazy, useState, type ComponentType } from 'react';

import { Route, Routes } from '@campavia/remote-kit';

/** By the name of the address, which is the chunk's as well: the document then preloads it. */
const SCREENS = {
  home: async () => (await import(/* webpackChunkName: "home" */ './screens/home/home-screen')).HomeScreen,
  search: async () =>
    (await import(/* webpackChunkName: "search" */ './screens/search/search-screen')).SearchScreen,
  // One chunk under three names.
  category: async () =>
    (await import(/* webpackChunkName: "category" */ './landings/landings')).openCategory(),
  'category.seats': async () =>
    (await import(/* webpackChunkName: "category.seats" */ './landings/landings')).openCategory(),
  place: async () => (await import(/* webpackChunkName: "place" */ './landings/landings')).openPlace(),
  unsubscribe: async () =>
    (await import(/* webpackChunkName: "unsubscribe" */ './screens/unsubscribe/unsubscribe-screen'))
      .UnsubscribeScreen,
};
type ScreenName = keyof typeof SCREENS;

const loaded = new Map<string, ComponentType>();
const waiting = new Map<string, ComponentType>();

async function loadScreen(name: ScreenName): Promise<ComponentType> {
  const screen = await SCREENS[name]();
  loaded.set(name, screen);
  return screen;
}

/** Loads the screen of an address ahead; it then appears without a moment of waiting. */
export async function prepareScreen(addressId: string): Promise<void> {
  if (addressId in SCREENS) await loadScreen(addressId as ScreenName);
}

/** One for good per screen: made anew each time it is drawn, a script that is missing would be asked for without end. */
function lazyScreen(name: ScreenName): ComponentType {
  const screen = waiting.get(name) ?? lazy(async () => ({ default: await loadScreen(name) }));
  waiting.set(name, screen);
  return screen;
}

function ScreenOf({ name }: { name: ScreenName }) {
  const [Screen] = useState(() => loaded.get(name) ?? lazyScreen(name));
  return <Screen />;
}

function screenOf(name: ScreenName) {
  return <ScreenOf key={name} name={name} />;
}

/** Address to screen; each screen is loaded when it is first needed. */
export function SearchRoutes() {
  return (
    <Routes>
      <Route path="/" element={screenOf('home')} />
      <Route path="/s" element={screenOf('search')} />
      <Route path="/camper-type/:slug" element={screenOf('category')} />
      <Route path="/camper-type/:slug/:seats" element={screenOf('category.seats')} />
      <Route path="/campervan-hire/:slug" element={screenOf('place')} />
      <Route path="/unsubscribe" element={screenOf('unsubscribe')} />
    </Routes>
  );
}
