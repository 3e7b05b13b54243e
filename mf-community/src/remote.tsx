import { defineRemote } from '@campavia/remote-kit';

import { config } from '../remote.config';

import { CommunityRoutes, prepareScreen } from './routes';
import { Reviews } from './slots/reviews/reviews';

export const { bootstrap, prepare, mount, unmount, slots } = defineRemote({
  config,
  Root: CommunityRoutes,
  messages: (language) => import(`../messages/compiled/${language}.json`),
  prepare: prepareScreen,
  slots: { 'listing.reviews': Reviews },
});
