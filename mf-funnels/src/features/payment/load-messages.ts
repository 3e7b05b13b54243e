import { createMessageLoader } from '@campavia/remote-kit/messages';

/** The words of paying, which only those who pay load. */
export const loadMessages = createMessageLoader(
  (language) => import(`./messages/compiled/payment/${language}.json`),
);
