import { defineRemoteConfig } from '@campavia/remote-kit/config';

export const config = defineRemoteConfig({
  name: 'mf-listing',
  squad: 'listing',
  contract: '^0.1.2',
  addresses: [{ id: 'listing', pattern: '/campers/{id}', document: true }],
  storageKeys: ['campavia.viewed'],
  events: { sends: ['listing.viewed'] },
});
