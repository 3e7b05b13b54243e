import type { Api, AppContext } from '../core/app-context';
import { createChatEmailPreference } from '../modules/chats/chat-emails.service';
import { chatEmailsRoutes } from '../modules/chats/emails/chat-emails.routes';
import { mailPreferencesRoutes } from '../modules/mail-preferences/mail-preferences.routes';
import { createMailPreferences } from '../modules/mail-preferences/mail-preferences.service';
import { creditEmailsRoutes } from '../modules/profiles/credit-emails.routes';
import { createCreditEmailPreference } from '../modules/profiles/credit-emails.service';
import { createSearchEmailPreference } from '../modules/saved-searches/search-email-preference.service';
import { createWishlistEmailPreference } from '../modules/wishlists/wishlist-email-preference.service';
import type { Services } from './create-services';

/** The switches for e-mails, and the calls that stop those about messages and rental credit. */
export function registerMailPreferences(app: Api, context: AppContext, services: Services): void {
  const { database, clock, settings } = context;
  const messages = createChatEmailPreference(database);
  chatEmailsRoutes(app, messages, settings);
  const credits = createCreditEmailPreference(context);
  creditEmailsRoutes(app, credits, settings);
  const { search } = services.search;
  mailPreferencesRoutes(
    app,
    createMailPreferences({
      database,
      clock,
      newsletter: services.newsletter,
      searches: createSearchEmailPreference(database),
      wishlists: createWishlistEmailPreference({ database, clock, search }),
      messages,
      credits,
    }),
  );
}
