import { createMessageLoader } from '@campavia/remote-kit/messages';

/** The footer's own catalogue of a language. */
export const loadMessages = createMessageLoader(
  (language) => import(`./messages/compiled/footer/${language}.json`),
);
