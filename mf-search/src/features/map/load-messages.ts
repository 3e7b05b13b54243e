import { createMessageLoader } from '@campavia/remote-kit/messages';

/** The words of the map. */
export const loadMessages = createMessageLoader(
  (language) => import(`./messages/compiled/map/${language}.json`),
);
