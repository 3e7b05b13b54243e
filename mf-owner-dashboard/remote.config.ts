import { defineRemoteConfig, type AddressDeclaration } from '@campavia/remote-kit/config';

const OWNERS_SPACE = { layout: 'dashboard', access: 'owner', document: true } as const;

const addresses: AddressDeclaration[] = [
  { id: 'bookings', pattern: '/d/bookings', ...OWNERS_SPACE },
  { id: 'campers', pattern: '/d/campers', ...OWNERS_SPACE },
  { id: 'camper.calendar', pattern: '/d/campers/{id}/calendar', ...OWNERS_SPACE },
];

export const config = defineRemoteConfig({
  name: 'mf-owner-dashboard',
  squad: 'owners',
  contract: '^0.2.0',
  addresses,
  events: { sends: ['toast.shown', 'failure.shown', 'booking.changed'], hears: ['booking.changed'] },
});
