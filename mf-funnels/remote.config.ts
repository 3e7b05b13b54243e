import { defineRemoteConfig, type AddressDeclaration } from '@campavia/remote-kit/config';

/** What all pages on the way to a trip have in common. */
const ON_THE_WAY = { layout: 'default', access: 'signed-in', document: true } as const;

/** The way in, from where the open step is found, and the steps. */
function funnel(id: string, pattern: string): AddressDeclaration[] {
  return [
    { id, pattern, ...ON_THE_WAY },
    { id: `${id}.step`, pattern: `${pattern}/{step}`, ...ON_THE_WAY },
  ];
}

export const config = defineRemoteConfig({
  name: 'mf-funnels',
  squad: 'funnels',
  contract: '^0.1.2',
  addresses: [
    ...funnel('funnel.request', '/campers/{id}/request/{request_id}'),
    ...funnel('funnel.instant', '/campers/{id}/instant-request/{request_id}'),
    ...funnel('funnel.payment', '/campers/{id}/payment/{booking_id}'),
    // Names its booking in the query.
    ...funnel('funnel.booking-payment', '/booking-payment'),
  ],
  slots: { offers: ['listing.quote', 'trips.pay-now'] },
  events: { sends: ['booking.changed'] },
  flags: ['regular_payment_funnel'],
  storageKeys: ['campavia.seen-prices'],
});
