import { createMessageLoader } from '@campavia/remote-kit/messages';

export const loadHeartMessages = createMessageLoader(
  (language) => import(`./messages/compiled/hearts/${language}.json`),
);
