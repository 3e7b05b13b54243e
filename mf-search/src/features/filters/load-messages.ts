import { createMessageLoader } from '@campavia/remote-kit/messages';

/** The words of filters, for who opens them or has a rare one on. */
export const loadMessages = createMessageLoader(
  (language) => import(`./messages/compiled/filters/${language}.json`),
);
