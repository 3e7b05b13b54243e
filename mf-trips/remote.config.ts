import { defineRemoteConfig, type AddressDeclaration } from '@campavia/remote-kit/config';

const OWN_SPACE = { layout: 'dashboard', access: 'signed-in', document: true } as const;

/** Of one trip: the document is a 404 unless the api shows the trip to whoever asks. */
const OF_TRIP = { ...OWN_SPACE, personalData: '/v4/bookings-guest/{id}/' } as const;

/** An owner's own documents. */
const OF_OWNER = { ...OWN_SPACE, access: 'owner' } as const;

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
  { id: 'account', pattern: '/d/account', ...OWN_SPACE },
  { id: 'account.profile', pattern: '/d/account/profile', ...OWN_SPACE },
  { id: 'account.certify-phone', pattern: '/d/account/profile/certify-phone', ...OWN_SPACE },
  { id: 'account.delete', pattern: '/d/account/profile/delete', ...OWN_SPACE },
  { id: 'account.password', pattern: '/d/account/password', ...OWN_SPACE },
  { id: 'account.driver-identity', pattern: '/d/account/documents-guest/driver-identity', ...OWN_SPACE },
  { id: 'account.document', pattern: '/d/account/documents-guest/{id_doc}', ...OWN_SPACE },
  { id: 'account.owner-identity', pattern: '/d/account/documents-owner', ...OF_OWNER },
  { id: 'account.owner-document', pattern: '/d/account/documents-owner/{id_doc}', ...OF_OWNER },
  { id: 'account.owner-document.upload', pattern: '/d/account/documents-owner/{id_doc}/{form}', ...OF_OWNER },
  { id: 'account.document.upload', pattern: '/d/account/documents-guest/{id_doc}/upload', ...OWN_SPACE },
];

export const config = defineRemoteConfig({
  name: 'mf-trips',
  squad: 'trips',
  contract: '^0.2.0',
  addresses,
  storageKeys: ['campavia.seen-document-warnings'],
  slots: { offers: ['booking.condition', 'camper.documents'], fills: ['trips.pay-now'] },
  events: { sends: ['toast.shown', 'failure.shown', 'booking.changed'], hears: ['booking.changed'] },
});
