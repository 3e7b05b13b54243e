import { createMessageLoader } from '@campavia/remote-kit/messages';

export const loadConditionMessages = createMessageLoader(
  (language) => import(`./messages/compiled/condition-section/${language}.json`),
);
