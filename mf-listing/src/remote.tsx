import { defineRemote } from '@campavia/remote-kit';

import { config } from '../remote.config';
import { ListingRoutes } from './routes';

export const { bootstrap, prepare, mount, unmount, slots } = defineRemote({
  config,
  Root: ListingRoutes,
  prepare: () => import('@campavia/ui/media'),
  messages: (language) => import(`../messages/compiled/${language}.json`),
});
