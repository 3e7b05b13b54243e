import { defineRemoteConfig, type AddressDeclaration } from '@campavia/remote-kit/config';

const OWN_SPACE = { layout: 'dashboard', access: 'signed-in', document: true } as const;

const addresses: AddressDeclaration[] = [
  { id: 'trips', pattern: '/d/trips', ...OWN_SPACE },
  { id: 'trip', pattern: '/d/trips/{id}', ...OWN_SPACE },
  { id: 'trip.documents', pattern: '/d/trips/{id}/documents', ...OWN_SPACE },
  { id: 'trip.document', pattern: '/d/trips/{id}/documents/{id_doc}', ...OWN_SPACE },
  { id: 'trip.document.upload', pattern: '/d/trips/{id}/documents/{id_doc}/upload', ...OWN_SPACE },
  { id: 'trip.document.emergency', pattern: '/d/trips/{id}/documents/{id_doc}/emergency', ...OWN_SPACE },
  { id: 'account', pattern: '/d/account', ...OWN_SPACE },
  { id: 'account.profile', pattern: '/d/account/profile', ...OWN_SPACE },
  { id: 'account.certify-phone', pattern: '/d/account/profile/certify-phone', ...OWN_SPACE },
  { id: 'account.delete', pattern: '/d/account/profile/delete', ...OWN_SPACE },
  { id: 'account.password', pattern: '/d/account/password', ...OWN_SPACE },
  { id: 'account.driver-identity', pattern: '/d/account/documents-guest/driver-identity', ...OWN_SPACE },
  { id: 'account.document', pattern: '/d/account/documents-guest/{id_doc}', ...OWN_SPACE },
  { id: 'account.document.upload', pattern: '/d/account/documents-guest/{id_doc}/upload', ...OWN_SPACE },
];

export const config = defineRemoteConfig({
  name: 'mf-trips',
  squad: 'trips',
  contract: '^0.2.0',
  addresses,
  storageKeys: ['campavia.seen-document-warnings'],
  slots: { fills: ['trips.pay-now'] },
  events: { sends: ['toast.shown', 'failure.shown'], hears: ['booking.changed'] },
});
