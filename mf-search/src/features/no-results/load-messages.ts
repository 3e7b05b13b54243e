import { createMessageLoader } from '@campavia/remote-kit/messages';

/** The words for searches that find nothing. */
export const loadMessages = createMessageLoader(
  (language) => import(`./messages/compiled/no-results/${language}.json`),
);
