import { defineRemoteConfig, type AddressDeclaration } from '@campavia/remote-kit/config';

const OWN_SPACE = { layout: 'dashboard', access: 'signed-in', document: true } as const;

const addresses: AddressDeclaration[] = [
  { id: 'trips', pattern: '/d/trips', ...OWN_SPACE },
  { id: 'trip', pattern: '/d/trips/{id}', ...OWN_SPACE },
  { id: 'trip.cancel', pattern: '/d/trips/{id}/cancel', ...OWN_SPACE },
  { id: 'trip.refund', pattern: '/d/trips/{id}/refund', ...OWN_SPACE },
  { id: 'account', pattern: '/d/account', ...OWN_SPACE },
  { id: 'account.profile', pattern: '/d/account/profile', ...OWN_SPACE },
  { id: 'account.certify-phone', pattern: '/d/account/profile/certify-phone', ...OWN_SPACE },
  { id: 'account.delete', pattern: '/d/account/profile/delete', ...OWN_SPACE },
  { id: 'account.password', pattern: '/d/account/password', ...OWN_SPACE },
];

export const config = defineRemoteConfig({
  name: 'mf-trips',
  squad: 'trips',
  contract: '^0.2.0',
  addresses,
  slots: { fills: ['trips.pay-now'] },
  events: { sends: ['toast.shown', 'failure.shown', 'booking.changed'], hears: ['booking.changed'] },
});
