import { createMessageLoader } from '@campavia/remote-kit/messages';

/** The words of the funnels, which only those who book load. */
export const loadMessages = createMessageLoader(
  (language) => import(`./messages/compiled/funnel/${language}.json`),
);
