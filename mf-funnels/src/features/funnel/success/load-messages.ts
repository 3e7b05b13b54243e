import { createMessageLoader } from '@campavia/remote-kit/messages';

/** The words after a booking, which only those who booked load. */
export const loadMessages = createMessageLoader(
  (language) => import(`./messages/compiled/success/${language}.json`),
);
