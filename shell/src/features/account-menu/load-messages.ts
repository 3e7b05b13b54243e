import { createMessageLoader } from '@campavia/remote-kit/messages';

/** The words of menus and banner, which come with them. */
export const loadMessages = createMessageLoader(
  (language) => import(`./messages/compiled/account-menu/${language}.json`),
);
