import { lazyScreens, Route, Routes } from '@campavia/remote-kit';

/** The keys are address ids and also chunk names, so that the document preloads the chunk. */
const SCREENS = {
  'rent-my-motorhome': async () =>
    (
      await import(/* webpackChunkName: "rent-my-motorhome" */ './features/rent-out/load-screen')
    ).loadRentOutScreen(),
};

const { prepareScreen, ScreenOf } = lazyScreens(SCREENS);
export { prepareScreen };

/** Address to screen; each screen is loaded when it is first needed. */
export function CommunityRoutes() {
  return (
    <Routes>
      <Route
        path="/rent-my-motorhome"
        element={<ScreenOf key="rent-my-motorhome" name="rent-my-motorhome" />}
      />
    </Routes>
  );
}
