import { defineRemoteConfig } from '@campavia/remote-kit/config';

export const config = defineRemoteConfig({
  name: 'shell',
  squad: 'platform',
  contract: '^0.1.0',
  addresses: [],
  events: { sends: ['page.viewed', 'remote.failed'], hears: ['toast.shown', 'locale.change-requested'] },
  storageKeys: ['campavia.places'],
});
