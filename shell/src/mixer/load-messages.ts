import { createMessageLoader } from '@campavia/remote-kit/messages';

/** The mixer's own catalogue of a language, which ordinary visitors never load. */
export const loadMessages = createMessageLoader(
  (language) => import(`./messages/compiled/mixer/${language}.json`),
);
