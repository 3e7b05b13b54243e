import { createMessageLoader } from '@campavia/remote-kit/messages';

/** The words of the dashboard's navigation. */
export const loadMessages = createMessageLoader(
  (language) => import(`./messages/compiled/side-navigation/${language}.json`),
);
