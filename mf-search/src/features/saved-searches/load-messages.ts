import { createMessageLoader } from '@campavia/remote-kit/messages';

/** The words about what is kept of searches. */
export const loadMessages = createMessageLoader(
  (language) => import(`./messages/compiled/saved-searches/${language}.json`),
);
