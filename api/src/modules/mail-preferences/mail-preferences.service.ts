import type { MailPreferences, UpdateMailPreferences } from '@campavia/contracts';

import { HttpError } from '../../core/http-errors';
import { siteOfReader } from '../../core/emails/site-of-reader';
import type { AppContext } from '../../core/app-context';
import type { Database } from '../../database/connect';
import type { ChatEmailPreference } from '../chats/chat-emails.service';
import type { Newsletter } from '../newsletter/newsletter.service';
import type { CreditEmailPreference } from '../profiles/credit-emails.service';
import type { SearchEmailPreference } from '../saved-searches/search-email-preference.service';
import type { WishlistEmailPreference } from '../wishlists/wishlist-email-preference.service';
import { createMailPreferencesStore } from './mail-preferences.store';

export interface MailPreferencesNeeds {
  database: Database;
  newsletter: Pick<Newsletter, 'setFor'>;
  searches: SearchEmailPreference;
  wishlists: Pick<WishlistEmailPreference, 'set'>;
  messages: Pick<ChatEmailPreference, 'set'>;
  credits: Pick<CreditEmailPreference, 'set'>;
  clock: AppContext['clock'];
}

/** Choices of e-mails that are not part of a booking. */
export function createMailPreferences({ database, clock, ...kinds }: MailPreferencesNeeds) {
  const { newsletter, searches, wishlists, messages, credits } = kinds;
  const store = createMailPreferencesStore(database);

  async function read(userId: number): Promise<MailPreferences> {
    return (await store.find(userId, clock.today())).preferences;
  }

  /** @throws HttpError 405 email_not_confirmed when subscribing an unconfirmed address to the newsletter */
  async function update(userId: number, changes: UpdateMailPreferences): Promise<MailPreferences> {
    const { saved_searches: isMailed, newsletter: isOn, wishlists: isNotified } = changes;
    const { messages: isWrittenTo, rental_credit: isWarned } = changes;
    if (isOn !== undefined) {
      const reader = await store.find(userId, clock.today());
      if (reader.email_confirmed_at === null) throw new HttpError(405, 'email_not_confirmed');
      await newsletter.setFor(reader.email, { isOn, locale: siteOfReader(reader).locale });
    }
    if (isMailed !== undefined) await searches.set(userId, { is_mailed: isMailed });
    if (isNotified !== undefined) await wishlists.set(userId, { is_notified: isNotified });
    if (isWrittenTo !== undefined) await messages.set(userId, { is_on: isWrittenTo });
    if (isWarned !== undefined) await credits.set(userId, { is_on: isWarned });
    return read(userId);
  }

  return { read, update };
}

export type MailPreferencesService = ReturnType<typeof createMailPreferences>;
