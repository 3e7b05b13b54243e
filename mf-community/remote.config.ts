import { defineRemoteConfig } from '@campavia/remote-kit/config';

export const config = defineRemoteConfig({
  name: 'mf-community',
  squad: 'community',
  contract: '^0.2.0',
  addresses: [{ id: 'rent-my-motorhome', pattern: '/rent-my-motorhome', document: true, sitemap: {} }],
  slots: { offers: ['listing.reviews'] },
});
