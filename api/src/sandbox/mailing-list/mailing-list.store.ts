import type { Database } from '../../database/connect';

/** Confirmed addresses, newest first. */
export async function listConfirmed(database: Database, limit: number) {
  const rows = await database
    .selectFrom('newsletter_subscription')
    .select(['email', 'locale', 'try_at'])
    .where('confirmed_at', 'is not', null)
    .orderBy('confirmed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ email, locale, try_at }) => ({ email, locale, is_sent: try_at === null }));
}

export type MailingListRow = Awaited<ReturnType<typeof listConfirmed>>[number];
