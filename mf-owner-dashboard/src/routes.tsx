import { lazyScreens, Route, Routes } from '@campavia/remote-kit';

/** By the name of the address, which is also the chunk's name, so that the document preloads it. */
const SCREENS = {
  bookings: async () =>
    (await import(/* webpackChunkName: "bookings" */ './features/bookings/bookings-screen')).BookingsScreen,
  campers: async () =>
    (await import(/* webpackChunkName: "campers" */ './features/campers/campers-screen')).CampersScreen,
  camper: async () =>
    (await import(/* webpackChunkName: "camper" */ './features/camper/camper-screen')).CamperScreen,
  'camper.calendar': async () =>
    (
      await import(/* webpackChunkName: "camper.calendar" */ './features/calendar/load-calendar-screen')
    ).loadCalendarScreen(),
};

const { prepareScreen, ScreenOf } = lazyScreens(SCREENS);
export { prepareScreen };

/** Address to screen; each screen is loaded when it is first needed. */
export function OwnerRoutes() {
  return (
    <Routes>
      <Route path="/d/bookings" element={<ScreenOf key="bookings" name="bookings" />} />
      <Route path="/d/campers" element={<ScreenOf key="campers" name="campers" />} />
      <Route path="/d/campers/:id" element={<ScreenOf key="camper" name="camper" />} />
      <Route
        path="/d/campers/:id/calendar"
        element={<ScreenOf key="camper.calendar" name="camper.calendar" />}
      />
    </Routes>
  );
}
