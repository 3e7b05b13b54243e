import { createMessageLoader } from '@campavia/remote-kit/messages';

/** The names of fields, which a page loads with the first refusal that has no form. */
export const loadMessages = createMessageLoader(
  (language) => import(`./messages/compiled/field-names/${language}.json`),
);
