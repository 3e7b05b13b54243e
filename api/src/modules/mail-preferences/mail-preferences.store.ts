import { sql } from 'kysely';

import type { MailPreferences } from '@campavia/contracts';
import type { PlainDate } from '@campavia/domain';
import type { Language } from '@campavia/i18n/sites';

import type { Database } from '../../database/connect';

/** A user's choices and e-mail address. */
export interface MailReader {
  email: string;
  email_confirmed_at: Date | null;
  language: Language;
  locale: string | null;
  preferences: MailPreferences;
}

/** Reads the choices of all kinds of e-mails at once. */
export function createMailPreferencesStore(database: Database) {
  /**
   * Counts wishlists with dates from `today` on. An unconfirmed address may belong to someone else, so its newsletter
   * subscription is not shown.
   */
  async function find(userId: number, today: PlainDate): Promise<MailReader> {
    const { rows } = await sql<Omit<MailReader, 'preferences'> & MailPreferences>`
      select reader.email, reader.email_confirmed_at, reader.language, reader.locale,
        searches.mailed > 0 as saved_searches, searches.all as saved_search_count,
        reader.email_confirmed_at is not null and exists (select 1 from newsletter_subscription n
          where n.email = reader.email and n.confirmed_at is not null) as newsletter,
        lists.mailed > 0 as wishlists, lists.all as wishlist_count,
        coalesce((select is_on from chat_email c where c.user_id = reader.id), true) as messages,
        coalesce((select is_on from credit_email c where c.user_id = reader.id), true) as rental_credit
      from app_user reader cross join lateral (
        select count(*)::int as all, (count(*) filter (where is_mailed))::int as mailed
        from saved_search s where s.user_id = reader.id) searches
      cross join lateral (
        select count(*)::int as all, (count(*) filter (where is_notified))::int as mailed
        from wishlist w where w.user_id = reader.id and w.date_from >= ${today}) lists
      where reader.id = ${userId}`.execute(database);
    const [row] = rows;
    if (!row) throw new Error(`User ${userId} does not exist`);
    const { email, email_confirmed_at, language, locale, ...preferences } = row;
    return { email, email_confirmed_at, language, locale, preferences };
  }

  return { find };
}
