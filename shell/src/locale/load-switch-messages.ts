import { createMessageLoader } from '@campavia/remote-kit/messages';

/** The words around the choice of a site. */
export const loadMessages = createMessageLoader(
  (language) => import(`./messages/compiled/locale/${language}.json`),
);
