import { lazyScreens, Routes } from '@campavia/remote-kit';

import { config } from '../remote.config';
import { withAccountMessages } from './features/account/with-account-messages';

/** By the name of the address, which is also the chunk's name, so that the document preloads it. */
export const SCREENS = {
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
  wishlists: async () =>
    (
      await import(/* webpackChunkName: "wishlists" */ './features/wishlists/load-wishlists-screen')
    ).loadWishlistsScreen(),
  wishlist: async () =>
    (
      await import(/* webpackChunkName: "wishlist" */ './features/wishlists/load-wishlist-screen')
    ).loadWishlistScreen(),
  'wishlist.shared': async () =>
    (
      await import(
        /* webpackChunkName: "wishlist.shared" */ './features/wishlists/load-shared-wishlist-screen'
      )
    ).loadSharedWishlistScreen(),
  'wishlist-emails': async () =>
    (
      await import(
        /* webpackChunkName: "wishlist-emails" */ './features/wishlists/load-wishlist-emails-screen'
      )
    ).loadWishlistEmailsScreen(),
  'message-emails': async () =>
    (
      await import(/* webpackChunkName: "message-emails" */ './features/chats/load-message-emails-screen')
    ).loadMessageEmailsScreen(),
  'credit-emails': async () =>
    (
      await import(/* webpackChunkName: "credit-emails" */ './features/money/load-credit-screens')
    ).loadCreditEmailsScreen(),
  reviews: async () =>
    (
      await import(/* webpackChunkName: "reviews" */ './features/reviews/load-reviews-screen')
    ).loadReviewsScreen(),
  'trip.review': async () =>
    (
      await import(/* webpackChunkName: "trip.review" */ './features/reviews/load-review-flow')
    ).loadReviewFlow(),
  'trip.review.step': async () =>
    (
      await import(/* webpackChunkName: "trip.review.step" */ './features/reviews/load-review-flow')
    ).loadReviewFlow(),
  chats: async () =>
    (await import(/* webpackChunkName: "chats" */ './features/chats/load-chats-screen')).loadChatsScreen(),
  chat: async () =>
    (await import(/* webpackChunkName: "chat" */ './features/chats/load-chat-screen')).loadChatScreen('id'),
  'chat.booking': async () =>
    (await import(/* webpackChunkName: "chat.booking" */ './features/chats/load-chat-screen')).loadChatScreen(
      'booking',
    ),
  'chat.camper': async () =>
    (await import(/* webpackChunkName: "chat.camper" */ './features/chats/load-chat-screen')).loadChatScreen(
      'camper',
    ),
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
  'account.payins': async () =>
    (
      await import(/* webpackChunkName: "account.payins" */ './features/money/load-payins-screen')
    ).loadPayinsScreen(),
  'account.payouts': async () =>
    (
      await import(/* webpackChunkName: "account.payouts" */ './features/money/payouts/load-payouts-screens')
    ).loadPayoutsScreen(),
  'account.payout-statement': async () =>
    (
      await import(
        /* webpackChunkName: "account.payout-statement" */ './features/money/payouts/load-payouts-screens'
      )
    ).loadPayoutStatementScreen(),
  'account.rental-credits': async () =>
    (
      await import(/* webpackChunkName: "account.rental-credits" */ './features/money/load-credit-screens')
    ).loadRentalCreditsScreen(),
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
  'account.iban': async () =>
    (
      await import(/* webpackChunkName: "account.iban" */ './features/owner-details/load-bank-account')
    ).loadBankAccount(),
  'account.ubo-declaration': async () =>
    (
      await import(
        /* webpackChunkName: "account.ubo-declaration" */ './features/owner-details/load-owner-details'
      )
    ).loadBeneficialOwners(),
  'account.tax-number': async () =>
    (
      await import(/* webpackChunkName: "account.tax-number" */ './features/owner-details/load-owner-details')
    ).loadTaxNumber(),
  'account.professional': async () =>
    (
      await import(
        /* webpackChunkName: "account.professional" */ './features/owner-details/load-owner-details'
      )
    ).loadProfessional(),
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

const { prepareScreen, routesTo } = lazyScreens(SCREENS);
export { prepareScreen };

export function TripsRoutes() {
  return <Routes>{routesTo(config.addresses)}</Routes>;
}
