import { createMessageLoader } from '@campavia/remote-kit/messages';

/** The words of landing pages, which only their readers load. */
export const loadMessages = createMessageLoader(
  (language) => import(`./messages/compiled/landing-pages/${language}.json`),
);
