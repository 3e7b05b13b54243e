import { defineRemote, lazySlots } from '@campavia/remote-kit';

import { config } from '../remote.config';
import { OnboardingRoutes, prepareScreen } from './routes';

const { prepareSlot, slots: ownSlots } = lazySlots({
  'rent-out.first-questions': async () =>
    (await import(/* webpackChunkName: "rent-out.first-questions" */ './features/steps')).FirstQuestions,
});

export const { bootstrap, prepare, mount, unmount, slots } = defineRemote({
  config,
  Root: OnboardingRoutes,
  messages: (language) => import(`../messages/compiled/${language}.json`),
  prepare: async (name) => {
    await Promise.all([prepareScreen(name), prepareSlot(name)]);
  },
  slots: ownSlots,
});
