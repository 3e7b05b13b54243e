import { defineRemote } from '@campavia/remote-kit';

import { config } from '../remote.config';

import { SearchRoutes } from './routes';

export const { bootstrap, mount, unmount, slots } = defineRemote({
  config,
  Root: SearchRoutes,
  messages: (language) => import(`../messages/compiled/${language}.json`),
});
