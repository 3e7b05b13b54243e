import { defineRemote } from '@campavia/remote-kit';

import { config } from '../remote.config';
import { prepareScreen, TripsRoutes } from './routes';

export const { bootstrap, prepare, mount, unmount, slots } = defineRemote({
  config,
  Root: TripsRoutes,
  messages: (language) => import(`../messages/compiled/${language}.json`),
  prepare: prepareScreen,
});
