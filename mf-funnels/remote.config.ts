import { defineRemoteConfig } from '@campavia/remote-kit/config';

export const config = defineRemoteConfig({
  name: 'mf-funnels',
  squad: 'funnels',
  contract: '^0.1.1',
  addresses: [],
  slots: { offers: ['listing.quote'] },
});
