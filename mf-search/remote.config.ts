import { defineRemoteConfig } from '@campavia/remote-kit/config';

export const config = defineRemoteConfig({
  name: 'mf-search',
  squad: 'search',
  contract: '^0.2.0',
  addresses: [
    { id: 'home', pattern: '/', document: true },
    { id: 'search', pattern: '/s', document: true },
    { id: 'category', pattern: '/camper-type/{slug}', document: true },
    { id: 'category.seats', pattern: '/camper-type/{slug}/{seats}-seats', document: true },
    { id: 'place', pattern: '/campervan-hire/{slug}', document: true },
    // Linked from e-mails about saved searches.
    { id: 'unsubscribe', pattern: '/unsubscribe' },
  ],
  storageKeys: ['campavia.map-follows', 'campavia.recent-searches', 'campavia.saved-searches'],
  menu: [{ address: 'search', place: 'header', order: 1 }],
});
