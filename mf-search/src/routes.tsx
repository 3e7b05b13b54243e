import { lazyScreens, Route, Routes } from '@campavia/remote-kit';

/** By the name of the address, which is also the chunk's name, so that the document preloads it. */
const SCREENS = {
  home: async () => (await import(/* webpackChunkName: "home" */ './features/home/home-screen')).HomeScreen,
  search: async () =>
    (await import(/* webpackChunkName: "search" */ './features/results/search-screen')).SearchScreen,
  // One chunk with three names.
  category: async () =>
    (
      await import(/* webpackChunkName: "category" */ './features/landing-pages/load-screens')
    ).loadCategoryScreen(),
  'category.seats': async () =>
    (
      await import(/* webpackChunkName: "category.seats" */ './features/landing-pages/load-screens')
    ).loadCategoryScreen(),
  place: async () =>
    (await import(/* webpackChunkName: "place" */ './features/landing-pages/load-screens')).loadPlaceScreen(),
  unsubscribe: async () =>
    (await import(/* webpackChunkName: "unsubscribe" */ './features/unsubscribe/unsubscribe-screen'))
      .UnsubscribeScreen,
};
type ScreenName = keyof typeof SCREENS;

const { prepareScreen, ScreenOf } = lazyScreens(SCREENS);
export { prepareScreen };

function screenOf(name: ScreenName) {
  return <ScreenOf key={name} name={name} />;
}

/** Address to screen; each screen is loaded when it is first opened. */
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
