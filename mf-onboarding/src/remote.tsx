import { defineRemote } from '@campavia/remote-kit';

import { config } from '../remote.config';
import { OnboardingRoutes, prepareScreen } from './routes';

export const { bootstrap, prepare, mount, unmount, slots } = defineRemote({
  config,
  Root: OnboardingRoutes,
  messages: (language) => import(`../messages/compiled/${language}.json`),
  prepare: prepareScreen,
});
