import { lazyScreens, Route, Routes } from '@campavia/remote-kit';

/** By the name of the address, which is also the chunk's name, so that the document preloads it. */
const SCREENS = {
  bookings: async () =>
    (
      await import(/* webpackChunkName: "bookings" */ './features/bookings/load-bookings-screen')
    ).loadBookingsScreen(),
  booking: async () =>
    (
      await import(/* webpackChunkName: "booking" */ './features/bookings/load-booking-screen')
    ).loadBookingScreen(),
  'booking.refuse': async () =>
    (
      await import(/* webpackChunkName: "booking.refuse" */ './features/bookings/load-leave-screen')
    ).loadLeaveScreen('refuse'),
  'booking.refuse-change': async () =>
    (
      await import(/* webpackChunkName: "booking.refuse-change" */ './features/bookings/load-leave-screen')
    ).loadLeaveScreen('refuseChange'),
  'booking.cancel': async () =>
    (
      await import(/* webpackChunkName: "booking.cancel" */ './features/bookings/load-leave-screen')
    ).loadLeaveScreen('cancel'),
  campers: async () =>
    (await import(/* webpackChunkName: "campers" */ './features/campers/campers-screen')).CampersScreen,
  camper: async () =>
    (await import(/* webpackChunkName: "camper" */ './features/camper/camper-screen')).CamperScreen,
  'camper.calendar': async () =>
    (
      await import(/* webpackChunkName: "camper.calendar" */ './features/calendar/load-calendar-screen')
    ).loadCalendarScreen(),
  'camper.settings': async () =>
    (await import(/* webpackChunkName: "camper.settings" */ './features/settings/settings-screen'))
      .SettingsScreen,
};

const { prepareScreen, ScreenOf } = lazyScreens(SCREENS);
export { prepareScreen };

/** Address to screen; each screen is loaded when it is first needed. */
export function OwnerRoutes() {
  return (
    <Routes>
      <Route path="/d/bookings" element={<ScreenOf key="bookings" name="bookings" />} />
      <Route path="/d/bookings/:id" element={<ScreenOf key="booking" name="booking" />} />
      <Route
        path="/d/bookings/:id/refuse"
        element={<ScreenOf key="booking.refuse" name="booking.refuse" />}
      />
      <Route
        path="/d/bookings/:id/refuse-change"
        element={<ScreenOf key="booking.refuse-change" name="booking.refuse-change" />}
      />
      <Route
        path="/d/bookings/:id/cancel"
        element={<ScreenOf key="booking.cancel" name="booking.cancel" />}
      />
      <Route path="/d/campers" element={<ScreenOf key="campers" name="campers" />} />
      <Route path="/d/campers/:id" element={<ScreenOf key="camper" name="camper" />} />
      <Route
        path="/d/campers/:id/calendar"
        element={<ScreenOf key="camper.calendar" name="camper.calendar" />}
      />
      <Route
        path="/d/campers/:id/settings"
        element={<ScreenOf key="camper.settings" name="camper.settings" />}
      />
    </Routes>
  );
}
