import { createMessageLoader } from '@campavia/remote-kit/messages';

/** The words of the comparison, which only those who compare load. */
export const loadMessages = createMessageLoader(
  (language) => import(`./messages/compiled/insurance-comparison/${language}.json`),
);
