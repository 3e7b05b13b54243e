import { lazyScreens, Route, Routes } from '@campavia/remote-kit';

import { withAccountMessages } from './features/account/with-account-messages';

/** By the name of the address, which is also the chunk's name, so that the document preloads it. */
const SCREENS = {
  trips: async () =>
    (await import(/* webpackChunkName: "trips" */ './features/trips/load-trips-screen')).loadTripsScreen(),
  trip: async () =>
    (await import(/* webpackChunkName: "trip" */ './features/trips/load-trip-screen')).loadTripScreen(),
  'trip.receipt': async () =>
    (
      await import(/* webpackChunkName: "trip.receipt" */ './features/trips/load-printable-screens')
    ).loadReceiptScreen(),
  'trip.contract': async () =>
    (
      await import(/* webpackChunkName: "trip.contract" */ './features/trips/load-printable-screens')
    ).loadContractScreen(),
  'trip.pick-up': async () =>
    (
      await import(/* webpackChunkName: "trip.pick-up" */ './features/trips/load-printable-screens')
    ).loadPickUpScreen(),
  'trip.condition': async () =>
    (
      await import(/* webpackChunkName: "trip.condition" */ './features/condition/load-condition-screen')
    ).loadConditionScreen(),
  'trip.cancel': async () =>
    (
      await import(/* webpackChunkName: "trip.cancel" */ './features/cancel/load-cancel-screen')
    ).loadCancelScreen(),
  'trip.refund': async () =>
    (
      await import(/* webpackChunkName: "trip.refund" */ './features/cancel/load-refund-screen')
    ).loadRefundScreen(),
  'trip.extend': async () =>
    (
      await import(/* webpackChunkName: "trip.extend" */ './features/extend/load-extend-screen')
    ).loadExtendScreen('days'),
  'trip.extend.move': async () =>
    (
      await import(/* webpackChunkName: "trip.extend.move" */ './features/extend/load-extend-screen')
    ).loadExtendScreen('move'),
  'trip.extend.kilometres': async () =>
    (
      await import(/* webpackChunkName: "trip.extend.kilometres" */ './features/extend/load-extend-screen')
    ).loadExtendScreen('kilometres'),
  'trip.extend.insured-days': async () =>
    (
      await import(/* webpackChunkName: "trip.extend.insured-days" */ './features/extend/load-extend-screen')
    ).loadExtendScreen('insuredDays'),
  'trip.second-driver': async () =>
    (
      await import(
        /* webpackChunkName: "trip.second-driver" */ './features/upgrades/load-second-driver-screen'
      )
    ).loadSecondDriverScreen(),
  'trip.insurance': async () =>
    (
      await import(/* webpackChunkName: "trip.insurance" */ './features/upgrades/load-insurance-screen')
    ).loadInsuranceScreen(),
  account: () =>
    withAccountMessages(
      import(/* webpackChunkName: "account" */ './features/account/account-screen').then(
        (file) => file.AccountScreen,
      ),
    ),
  'account.profile': () =>
    withAccountMessages(
      import(/* webpackChunkName: "account.profile" */ './features/account/profile/profile-screen').then(
        (file) => file.ProfileScreen,
      ),
    ),
  'account.certify-phone': () =>
    withAccountMessages(
      import(
        /* webpackChunkName: "account.certify-phone" */ './features/account/certify-phone/certify-phone-screen'
      ).then((file) => file.CertifyPhoneScreen),
    ),
  'account.delete': () =>
    withAccountMessages(
      import(
        /* webpackChunkName: "account.delete" */ './features/account/delete-account/delete-account-screen'
      ).then((file) => file.DeleteAccountScreen),
    ),
  'account.password': () =>
    withAccountMessages(
      import(/* webpackChunkName: "account.password" */ './features/account/password/password-screen').then(
        (file) => file.PasswordScreen,
      ),
    ),
  'trip.documents': async () =>
    (
      await import(/* webpackChunkName: "trip.documents" */ './features/documents/overview/load-overviews')
    ).loadTripDocuments(),
  'trip.document': async () =>
    (
      await import(/* webpackChunkName: "trip.document" */ './features/documents/document/load-documents')
    ).loadTripDocument(),
  'trip.document.upload': async () =>
    (
      await import(/* webpackChunkName: "trip.document.upload" */ './features/documents/upload/load-uploads')
    ).loadTripUpload(),
  'trip.document.emergency': async () =>
    (
      await import(
        /* webpackChunkName: "trip.document.emergency" */ './features/documents/document/load-documents'
      )
    ).loadEmergency(),
  'account.driver-identity': async () =>
    (
      await import(
        /* webpackChunkName: "account.driver-identity" */ './features/documents/overview/load-overviews'
      )
    ).loadDriverIdentity(),
  'account.owner-identity': async () =>
    (
      await import(
        /* webpackChunkName: "account.owner-identity" */ './features/documents/overview/load-overviews'
      )
    ).loadOwnerIdentity(),
  'account.owner-document': async () =>
    (
      await import(
        /* webpackChunkName: "account.owner-document" */ './features/documents/document/load-documents'
      )
    ).loadOwnerDocument(),
  'account.owner-document.upload': async () =>
    (
      await import(
        /* webpackChunkName: "account.owner-document.upload" */ './features/documents/upload/load-uploads'
      )
    ).loadOwnerUpload(),
  'account.document': async () =>
    (
      await import(/* webpackChunkName: "account.document" */ './features/documents/document/load-documents')
    ).loadAccountDocument(),
  'account.document.upload': async () =>
    (
      await import(
        /* webpackChunkName: "account.document.upload" */ './features/documents/upload/load-uploads'
      )
    ).loadAccountUpload(),
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
      <Route path="/d/trips/:id/receipt" element={screenOf('trip.receipt')} />
      <Route path="/d/trips/:id/contract" element={screenOf('trip.contract')} />
      <Route path="/d/trips/:id/pick-up" element={screenOf('trip.pick-up')} />
      <Route path="/d/trips/:id/condition/:moment" element={screenOf('trip.condition')} />
      <Route path="/d/trips/:id/cancel" element={screenOf('trip.cancel')} />
      <Route path="/d/trips/:id/refund" element={screenOf('trip.refund')} />
      <Route path="/d/trips/:id/extend" element={screenOf('trip.extend')} />
      <Route path="/d/trips/:id/extend/move" element={screenOf('trip.extend.move')} />
      <Route path="/d/trips/:id/extend/kilometres" element={screenOf('trip.extend.kilometres')} />
      <Route path="/d/trips/:id/extend/insured-days" element={screenOf('trip.extend.insured-days')} />
      <Route path="/d/trips/:id/upgrades/second-driver" element={screenOf('trip.second-driver')} />
      <Route path="/d/trips/:id/insurance" element={screenOf('trip.insurance')} />
      <Route path="/d/account" element={screenOf('account')} />
      <Route path="/d/account/profile" element={screenOf('account.profile')} />
      <Route path="/d/account/profile/certify-phone" element={screenOf('account.certify-phone')} />
      <Route path="/d/account/profile/delete" element={screenOf('account.delete')} />
      <Route path="/d/account/password" element={screenOf('account.password')} />
      <Route path="/d/trips/:id/documents" element={screenOf('trip.documents')} />
      <Route path="/d/trips/:id/documents/:id_doc" element={screenOf('trip.document')} />
      <Route path="/d/trips/:id/documents/:id_doc/upload" element={screenOf('trip.document.upload')} />
      <Route path="/d/trips/:id/documents/:id_doc/emergency" element={screenOf('trip.document.emergency')} />
      <Route
        path="/d/account/documents-guest/driver-identity"
        element={screenOf('account.driver-identity')}
      />
      <Route path="/d/account/documents-owner" element={screenOf('account.owner-identity')} />
      <Route path="/d/account/documents-owner/:id_doc" element={screenOf('account.owner-document')} />
      <Route
        path="/d/account/documents-owner/:id_doc/:form"
        element={screenOf('account.owner-document.upload')}
      />
      <Route path="/d/account/documents-guest/:id_doc" element={screenOf('account.document')} />
      <Route path="/d/account/documents-guest/:id_doc/upload" element={screenOf('account.document.upload')} />
    </Routes>
  );
}
