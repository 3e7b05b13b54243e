import { defineRemoteConfig } from '@campavia/remote-kit/config';

export const config = defineRemoteConfig({
  name: 'mf-onboarding',
  squad: 'onboarding',
  contract: '^0.2.1',
  addresses: [{ id: 'onboarding', pattern: '/onboarding', document: true }],
});
