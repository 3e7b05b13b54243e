import { defineRemoteConfig, type AddressDeclaration } from '@campavia/remote-kit/config';

const OWN_SPACE = { layout: 'dashboard', access: 'signed-in', document: true } as const;

const addresses: AddressDeclaration[] = [
  { id: 'trips', pattern: '/d/trips', ...OWN_SPACE },
  { id: 'trip', pattern: '/d/trips/{id}', ...OWN_SPACE },
  { id: 'trip.extend', pattern: '/d/trips/{id}/extend', ...OWN_SPACE },
  { id: 'trip.extend.move', pattern: '/d/trips/{id}/extend/move', ...OWN_SPACE },
  { id: 'trip.extend.kilometres', pattern: '/d/trips/{id}/extend/kilometres', ...OWN_SPACE },
  { id: 'trip.extend.insured-days', pattern: '/d/trips/{id}/extend/insured-days', ...OWN_SPACE },
  { id: 'trip.second-driver', pattern: '/d/trips/{id}/upgrades/second-driver', ...OWN_SPACE },
  { id: 'trip.insurance', pattern: '/d/trips/{id}/insurance', ...OWN_SPACE },
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
  events: { sends: ['toast.shown', 'failure.shown'], hears: ['booking.changed'] },
});
