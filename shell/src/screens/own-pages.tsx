import { defineRemote } from '@campavia/remote-kit';

import { config } from '../../remote.config';

import { NotFoundScreen } from './not-found/not-found-screen';

/** The shell's own pages, in the form of a remote. Their words are in the shell's catalogue. */
export const ownPages = defineRemote({
  config,
  Root: NotFoundScreen,
  messages: () => Promise.resolve({ default: {} }),
});
