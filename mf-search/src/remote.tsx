import { defineRemote } from '@campavia/remote-kit';

import { config } from '../remote.config';
import { prepareScreen, SearchRoutes } from './routes';

export const { bootstrap, prepare, mount, unmount, slots } = defineRemote({
  config,
  Root: SearchRoutes,
  messages: (language) => import(`../messages/compiled/${language}.json`),
  prepare: prepareScreen,
});
