import { defineRemote } from '@campavia/remote-kit';

import { config } from '../remote.config';
import { FunnelRoutes, prepareScreen } from './routes';
import { PayNow } from './slots/pay-now/pay-now';
import { Quote } from './slots/quote/quote';

export const { bootstrap, prepare, mount, unmount, slots } = defineRemote({
  config,
  Root: FunnelRoutes,
  messages: (language) => import(`../messages/compiled/${language}.json`),
  prepare: prepareScreen,
  slots: { 'listing.quote': Quote, 'trips.pay-now': PayNow },
});
