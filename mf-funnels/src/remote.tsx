import { defineRemote } from '@campavia/remote-kit';

import { config } from '../remote.config';
import { FunnelRoutes, prepareScreen } from './routes';
import { pieces, preparePiece } from './slots/pieces';

export const { bootstrap, prepare, mount, unmount, slots } = defineRemote({
  config,
  Root: FunnelRoutes,
  messages: (language) => import(`../messages/compiled/${language}.json`),
  // The name of an address or of a slot.
  prepare: async (name) => {
    await Promise.all([prepareScreen(name), preparePiece(name)]);
  },
  slots: pieces,
});
