import { defineRemoteConfig, type AddressDeclaration } from '@campavia/remote-kit/config';

const OWNERS_SPACE = { layout: 'dashboard', access: 'owner', document: true } as const;

/** Of one camper: the document is a 404, or a 410, unless the api shows it to its owner. */
const OF_CAMPER = { ...OWNERS_SPACE, personalData: '/v4/products/{id}/progress/' } as const;

const addresses: AddressDeclaration[] = [
  { id: 'bookings', pattern: '/d/bookings', ...OWNERS_SPACE },
  { id: 'campers', pattern: '/d/campers', ...OWNERS_SPACE },
  { id: 'camper', pattern: '/d/campers/{id}', ...OF_CAMPER },
  { id: 'camper.calendar', pattern: '/d/campers/{id}/calendar', ...OF_CAMPER },
];

export const config = defineRemoteConfig({
  name: 'mf-owner-dashboard',
  squad: 'owners',
  contract: '^0.2.0',
  addresses,
  events: { sends: ['toast.shown', 'failure.shown', 'booking.changed'], hears: ['booking.changed'] },
});
