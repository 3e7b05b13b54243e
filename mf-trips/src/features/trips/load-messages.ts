import { createMessageLoader } from '@campavia/remote-kit/messages';

/** The words of the pages of trips, which only their readers load. */
export const loadMessages = createMessageLoader(
  (language) => import(`./messages/compiled/trips/${language}.json`),
);
