import { defineRemote, lazySlots } from '@campavia/remote-kit';

import { config } from '../remote.config';
import { OwnerRoutes, prepareScreen } from './routes';

const { prepareSlot, slots: ownSlots } = lazySlots({
  'onboarding.pictures': async () =>
    (
      await import(
        /* webpackChunkName: "onboarding.pictures" */ './slots/onboarding-pictures/load-onboarding-pictures'
      )
    ).loadOnboardingPictures(),
});

export const { bootstrap, prepare, mount, unmount, slots } = defineRemote({
  config,
  Root: OwnerRoutes,
  messages: (language) => import(`../messages/compiled/${language}.json`),
  prepare: async (name) => {
    await Promise.all([prepareScreen(name), prepareSlot(name)]);
  },
  slots: ownSlots,
});
