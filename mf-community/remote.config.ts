import { defineRemoteConfig } from '@campavia/remote-kit/config';

export const config = defineRemoteConfig({
  name: 'mf-community',
  squad: 'community',
  contract: '^0.2.0',
  addresses: [],
  slots: { offers: ['listing.reviews'] },
});
