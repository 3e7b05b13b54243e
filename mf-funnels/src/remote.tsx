import { defineRemote } from '@campavia/remote-kit';

import { config } from '../remote.config';
import { Quote } from './slots/quote/quote';

export const { bootstrap, prepare, mount, unmount, slots } = defineRemote({
  config,
  // Everything it shows stands on pages of others.
  Root: () => null,
  messages: (language) => import(`../messages/compiled/${language}.json`),
  slots: { 'listing.quote': Quote },
});
