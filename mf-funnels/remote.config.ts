import { defineRemoteConfig, type AddressDeclaration } from '@campavia/remote-kit/config';

const ON_THE_WAY = { layout: 'default', access: 'signed-in', document: true } as const;

function funnel(id: string, pattern: string): AddressDeclaration[] {
  return [
    { id, pattern, ...ON_THE_WAY },
    { id: `${id}.step`, pattern: `${pattern}/{step}`, ...ON_THE_WAY },
  ];
}

export const config = defineRemoteConfig({
  name: 'mf-funnels',
  squad: 'funnels',
  contract: '^0.2.0',
  addresses: [
    ...funnel('funnel.request', '/campers/{id}/request/{request_id}'),
    ...funnel('funnel.instant', '/campers/{id}/instant-request/{request_id}'),
    ...funnel('funnel.payment', '/campers/{id}/payment/{booking_id}'),
    // The query names the booking, not the path.
    ...funnel('funnel.booking-payment', '/booking-payment'),
  ],
  slots: { offers: ['listing.quote'] },
  events: { sends: ['booking.changed'] },
  flags: ['regular_payment_funnel'],
  storageKeys: ['campavia.seen-prices'],
});
