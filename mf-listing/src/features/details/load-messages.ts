import { createMessageLoader } from '@campavia/remote-kit/messages';

/** The words of all that stands below the first view of a camper. */
export const loadMessages = createMessageLoader(
  (language) => import(`./messages/compiled/details/${language}.json`),
);
