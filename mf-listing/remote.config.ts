import { defineRemoteConfig } from '@campavia/remote-kit/config';

export const config = defineRemoteConfig({
  name: 'mf-listing',
  squad: 'listing',
  contract: '^0.2.2',
  addresses: [
    {
      id: 'listing',
      pattern: '/campers/{id}',
      document: true,
      hydration: 'on-interaction',
      isWholeWithQuery: true,
      sitemap: { list: 'campers' },
      query: ['date_from', 'date_to', 'hour_from', 'hour_to'],
    },
    // Former addresses of listings.
    { id: 'listing.moved', pattern: '/f/campers/{id}', document: true },
    { id: 'listing.moved.step', pattern: '/f/campers/{id}/{step}', document: true },
    { id: 'listing.moved.part', pattern: '/f/campers/{id}/{step}/{part}', document: true },
  ],
  slots: { fills: ['listing.quote', 'listing.reviews', 'wishlist.heart'] },
  storageKeys: ['campavia.viewed'],
  events: { sends: ['listing.viewed', 'toast.shown'] },
});
