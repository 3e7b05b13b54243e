import { createMessageLoader } from '@campavia/remote-kit/messages';

/** The words about consent in a language, which few pages need. */
export const loadMessages = createMessageLoader(
  (language) => import(`./messages/compiled/consent/${language}.json`),
);
