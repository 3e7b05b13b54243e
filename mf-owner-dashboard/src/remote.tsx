import { defineRemote } from '@campavia/remote-kit';

import { config } from '../remote.config';
import { OwnerRoutes, prepareScreen } from './routes';

export const { bootstrap, prepare, mount, unmount, slots } = defineRemote({
  config,
  Root: OwnerRoutes,
  messages: (language) => import(`../messages/compiled/${language}.json`),
  prepare: prepareScreen,
});
