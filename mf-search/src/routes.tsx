import { lazy } from 'react';

import { Route, Routes } from '@campavia/remote-kit';

const HomeScreen = lazy(async () => ({
  default: (await import(/* webpackChunkName: "home" */ './screens/home/home-screen')).HomeScreen,
}));
const SearchScreen = lazy(async () => ({
  default: (await import(/* webpackChunkName: "search" */ './screens/search/search-screen')).SearchScreen,
}));

/** Address to screen; each screen is loaded when it is first needed. */
export function SearchRoutes() {
  return (
    <Routes>
      <Route path="/" element={<HomeScreen />} />
      <Route path="/s" element={<SearchScreen />} />
    </Routes>
  );
}
