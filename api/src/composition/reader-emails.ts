import type { ServiceContext } from '../core/app-context';
import { createChatEmails } from '../modules/chats/emails/send-chat-emails.job';
import { createCreditEmails } from '../modules/profiles/credit-emails.service';
import { createSavedSearchEmails } from '../modules/saved-searches/saved-search-emails';
import { createWishlistEmails } from '../modules/wishlists/send-wishlist-emails.job';
import type { Providers } from './providers';
import type { SearchServices } from './search-services';

/** The e-mails that readers can stop: about saved searches, saved campers, unread messages and the expiry of rental credit. */
export function createReaderEmails(
  { database, clock, settings }: ServiceContext,
  { search }: Pick<SearchServices, 'search'>,
  { notifications }: Pick<Providers, 'notifications'>,
) {
  const needs = { database, clock, settings, search, notifications };
  return {
    savedSearchEmails: createSavedSearchEmails(needs),
    wishlistEmails: createWishlistEmails(needs),
    chatEmails: createChatEmails(needs),
    creditEmails: createCreditEmails(needs),
  };
}
