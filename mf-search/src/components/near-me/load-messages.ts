import { createMessageLoader } from '@campavia/remote-kit/messages';

/** The words about where the reader is. */
export const loadMessages = createMessageLoader(
  (language) => import(`./messages/compiled/near-me/${language}.json`),
);
