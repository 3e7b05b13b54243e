import { defineRemote, lazySlots } from '@campavia/remote-kit';

import { config } from '../remote.config';
import { prepareScreen, SearchRoutes } from './routes';

const { prepareSlot, slots: ownSlots } = lazySlots({
  'vehicle.position': async () =>
    (await import(/* webpackChunkName: "search" */ './features/map')).loadPositionMap(),
});

export const { bootstrap, prepare, mount, unmount, slots } = defineRemote({
  config,
  Root: SearchRoutes,
  messages: (language) => import(`../messages/compiled/${language}.json`),
  prepare: async (name) => {
    await Promise.all([prepareScreen(name), prepareSlot(name)]);
  },
  slots: ownSlots,
});
