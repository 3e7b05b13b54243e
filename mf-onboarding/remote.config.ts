import { defineRemoteConfig } from '@campavia/remote-kit/config';

const OWN_SPACE = { access: 'signed-in', document: true } as const;

export const config = defineRemoteConfig({
  name: 'mf-onboarding',
  squad: 'onboarding',
  contract: '^0.2.1',
  addresses: [
    { id: 'earnings', pattern: '/earnings', document: true, sitemap: {} },
    { id: 'earnings.step', pattern: '/earnings/{step}', document: true },
    { id: 'onboarding', pattern: '/onboarding', ...OWN_SPACE },
    { id: 'onboarding.step', pattern: '/onboarding/step/{step}', ...OWN_SPACE },
  ],
  storageKeys: ['campavia.onboarding.vehicle', 'campavia.onboarding.typed', 'campavia.typed.earnings'],
  slots: { offers: ['rent-out.first-questions'], fills: ['onboarding.pictures', 'vehicle.position'] },
});
