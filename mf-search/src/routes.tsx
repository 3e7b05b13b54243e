import { lazyScreens, Route, Routes } from '@campavia/remote-kit';

/** The keys are address ids and also chunk names, so that the document preloads the chunk. */
const SCREENS = {
  home: async () => (await import(/* webpackChunkName: "home" */ './features/home/home-screen')).HomeScreen,
  search: async () =>
    (await import(/* webpackChunkName: "search" */ './features/results/search-screen')).SearchScreen,
  // The same module under three chunk names.
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
