import { defineRemoteConfig, type AddressDeclaration } from '@campavia/remote-kit/config';

const OWN_SPACE = { layout: 'dashboard', access: 'signed-in', document: true } as const;

/** Pages of one trip: the document is a 404 unless the api returns the trip to the user. */
const OF_TRIP = { ...OWN_SPACE, personalData: '/v4/bookings-guest/{id}/' } as const;

/** The review of a trip has a page without the account menu. */
const REVIEWING = { ...OF_TRIP, layout: 'default' } as const;

/** An owner's own documents. */
const OF_OWNER = { ...OWN_SPACE, access: 'owner' } as const;

/** Readable by anyone with the link. */
const BY_LINK = { layout: 'default', access: 'public', document: true } as const;

const addresses: AddressDeclaration[] = [
  { id: 'trips', pattern: '/d/trips', ...OWN_SPACE },
  { id: 'trip', pattern: '/d/trips/{id}', ...OF_TRIP },
  { id: 'trip.receipt', pattern: '/d/trips/{id}/receipt', ...OF_TRIP },
  { id: 'trip.contract', pattern: '/d/trips/{id}/contract', ...OF_TRIP },
  { id: 'trip.pick-up', pattern: '/d/trips/{id}/pick-up', ...OF_TRIP },
  { id: 'trip.condition', pattern: '/d/trips/{id}/condition/{moment}', ...OF_TRIP },
  { id: 'trip.documents', pattern: '/d/trips/{id}/documents', ...OF_TRIP },
  { id: 'trip.document', pattern: '/d/trips/{id}/documents/{id_doc}', ...OF_TRIP },
  { id: 'trip.document.upload', pattern: '/d/trips/{id}/documents/{id_doc}/upload', ...OF_TRIP },
  { id: 'trip.document.emergency', pattern: '/d/trips/{id}/documents/{id_doc}/emergency', ...OF_TRIP },
  { id: 'trip.cancel', pattern: '/d/trips/{id}/cancel', ...OF_TRIP },
  { id: 'trip.refund', pattern: '/d/trips/{id}/refund', ...OF_TRIP },
  { id: 'trip.extend', pattern: '/d/trips/{id}/extend', ...OF_TRIP },
  { id: 'trip.extend.move', pattern: '/d/trips/{id}/extend/move', ...OF_TRIP },
  { id: 'trip.extend.kilometres', pattern: '/d/trips/{id}/extend/kilometres', ...OF_TRIP },
  { id: 'trip.extend.insured-days', pattern: '/d/trips/{id}/extend/insured-days', ...OF_TRIP },
  { id: 'trip.second-driver', pattern: '/d/trips/{id}/upgrades/second-driver', ...OF_TRIP },
  { id: 'trip.insurance', pattern: '/d/trips/{id}/insurance', ...OF_TRIP },
  { id: 'wishlists', pattern: '/d/wishlists', ...OWN_SPACE },
  { id: 'wishlist', pattern: '/d/wishlists/{slug}', ...OWN_SPACE },
  { id: 'wishlist.shared', pattern: '/wishlists/{key}', ...BY_LINK },
  { id: 'wishlist-emails', pattern: '/wishlist-emails', ...BY_LINK },
  { id: 'message-emails', pattern: '/message-emails', ...BY_LINK },
  { id: 'credit-emails', pattern: '/credit-emails', ...BY_LINK },
  { id: 'reviews', pattern: '/d/reviews', ...OWN_SPACE },
  { id: 'trip.review', pattern: '/f/trip/{id}', ...REVIEWING },
  { id: 'trip.review.step', pattern: '/f/trip/{id}/{step}', ...REVIEWING },
  { id: 'chats', pattern: '/d/chats', ...OWN_SPACE },
  { id: 'chat', pattern: '/d/chats/{id}', ...OWN_SPACE },
  { id: 'chat.booking', pattern: '/d/chats/booking/{id}', ...OWN_SPACE },
  { id: 'chat.camper', pattern: '/d/chats/camper/{id}', ...OWN_SPACE },
  { id: 'account', pattern: '/d/account', ...OWN_SPACE },
  { id: 'account.profile', pattern: '/d/account/profile', ...OWN_SPACE },
  { id: 'account.certify-phone', pattern: '/d/account/profile/certify-phone', ...OWN_SPACE },
  { id: 'account.delete', pattern: '/d/account/profile/delete', ...OWN_SPACE },
  { id: 'account.password', pattern: '/d/account/password', ...OWN_SPACE },
  { id: 'account.payins', pattern: '/d/account/payins', ...OWN_SPACE },
  { id: 'account.payouts', pattern: '/d/account/payouts', ...OF_OWNER },
  { id: 'account.payout-statement', pattern: '/d/account/payouts/{year}', ...OF_OWNER },
  { id: 'account.rental-credits', pattern: '/d/account/rental-credits', ...OWN_SPACE },
  { id: 'account.driver-identity', pattern: '/d/account/documents-guest/driver-identity', ...OWN_SPACE },
  { id: 'account.document', pattern: '/d/account/documents-guest/{id_doc}', ...OWN_SPACE },
  { id: 'account.owner-identity', pattern: '/d/account/documents-owner', ...OF_OWNER },
  { id: 'account.iban', pattern: '/d/account/documents-owner/iban', ...OF_OWNER },
  { id: 'account.ubo-declaration', pattern: '/d/account/ubo-declaration', ...OF_OWNER },
  { id: 'account.owner-document', pattern: '/d/account/documents-owner/{id_doc}', ...OF_OWNER },
  { id: 'account.owner-document.upload', pattern: '/d/account/documents-owner/{id_doc}/{form}', ...OF_OWNER },
  { id: 'account.tax-number', pattern: '/d/account/tax_identification_number', ...OF_OWNER },
  { id: 'account.professional', pattern: '/d/account/professional', ...OF_OWNER },
  { id: 'account.document.upload', pattern: '/d/account/documents-guest/{id_doc}/upload', ...OWN_SPACE },
];

export const config = defineRemoteConfig({
  name: 'mf-trips',
  squad: 'trips',
  contract: '^0.2.3',
  addresses,
  storageKeys: ['campavia.seen-document-warnings', 'campavia.hearts'],
  slots: {
    offers: ['booking.condition', 'camper.documents', 'owner.requirements', 'wishlist.heart'],
  },
  events: {
    sends: ['toast.shown', 'failure.shown', 'booking.changed'],
    hears: ['booking.changed', 'chat.changed'],
  },
  flags: ['regular_payment_funnel'],
});
