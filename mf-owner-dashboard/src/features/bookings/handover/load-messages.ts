import { createMessageLoader } from '@campavia/remote-kit/messages';

export const loadHandoverMessages = createMessageLoader(
  (language) => import(`./messages/compiled/handover/${language}.json`),
);
