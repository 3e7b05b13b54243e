import { createMessageLoader } from '@campavia/remote-kit/messages';

export const loadMessages = createMessageLoader(
  (language) => import(`./messages/compiled/updates/${language}.json`),
);
