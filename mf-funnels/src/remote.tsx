import { defineRemote, lazySlots } from '@campavia/remote-kit';

import { config } from '../remote.config';

import { FunnelRoutes, prepareScreen } from './routes';

const { prepareSlot, slots: ownSlots } = lazySlots({
  'listing.quote': async () =>
    (await import(/* webpackChunkName: "listing.quote" */ './slots/quote/quote')).Quote,
});

export const { bootstrap, prepare, mount, unmount, slots } = defineRemote({
  config,
  Root: FunnelRoutes,
  messages: (language) => import(`../messages/compiled/${language}.json`),
  prepare: async (name) => {
    await Promise.all([prepareScreen(name), prepareSlot(name)]);
  },
  slots: ownSlots,
});
