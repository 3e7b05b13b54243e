import { lazyScreens, Route, Routes } from '@campavia/remote-kit';

/** By the name of the address, which is also the chunk's name, so that the document preloads it. */
const SCREENS = {
  trips: async () =>
    (await import(/* webpackChunkName: "trips" */ './features/trips/load-trips-screen')).loadTripsScreen(),
  trip: async () =>
    (await import(/* webpackChunkName: "trip" */ './features/trips/load-trip-screen')).loadTripScreen(),
  'trip.cancel': async () =>
    (
      await import(/* webpackChunkName: "trip.cancel" */ './features/cancel/load-cancel-screen')
    ).loadCancelScreen(),
  'trip.refund': async () =>
    (
      await import(/* webpackChunkName: "trip.refund" */ './features/cancel/load-refund-screen')
    ).loadRefundScreen(),
  account: async () =>
    (await import(/* webpackChunkName: "account" */ './features/account/account-screen')).AccountScreen,
  'account.profile': async () =>
    (await import(/* webpackChunkName: "account.profile" */ './features/profile/profile-screen'))
      .ProfileScreen,
  'account.certify-phone': async () =>
    (
      await import(
        /* webpackChunkName: "account.certify-phone" */ './features/certify-phone/certify-phone-screen'
      )
    ).CertifyPhoneScreen,
  'account.delete': async () =>
    (await import(/* webpackChunkName: "account.delete" */ './features/delete-account/delete-account-screen'))
      .DeleteAccountScreen,
  'account.password': async () =>
    (await import(/* webpackChunkName: "account.password" */ './features/password/password-screen'))
      .PasswordScreen,
};
type ScreenName = keyof typeof SCREENS;

const { prepareScreen, ScreenOf } = lazyScreens(SCREENS);
export { prepareScreen };

function screenOf(name: ScreenName) {
  return <ScreenOf key={name} name={name} />;
}

export function TripsRoutes() {
  return (
    <Routes>
      <Route path="/d/trips" element={screenOf('trips')} />
      <Route path="/d/trips/:id" element={screenOf('trip')} />
      <Route path="/d/trips/:id/cancel" element={screenOf('trip.cancel')} />
      <Route path="/d/trips/:id/refund" element={screenOf('trip.refund')} />
      <Route path="/d/account" element={screenOf('account')} />
      <Route path="/d/account/profile" element={screenOf('account.profile')} />
      <Route path="/d/account/profile/certify-phone" element={screenOf('account.certify-phone')} />
      <Route path="/d/account/profile/delete" element={screenOf('account.delete')} />
      <Route path="/d/account/password" element={screenOf('account.password')} />
    </Routes>
  );
}
