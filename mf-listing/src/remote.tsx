import { defineRemote } from '@campavia/remote-kit';

import { config } from '../remote.config';
import { listRequests } from './data/listing-request';
import { ListingRoutes, prepareListing } from './routes';

export const { bootstrap, prepare, prefetch, prerender, mount, unmount, slots } = defineRemote({
  config,
  Root: ListingRoutes,
  prepare: prepareListing,
  requests: listRequests,
  messages: (language) => import(`../messages/compiled/${language}.json`),
});
