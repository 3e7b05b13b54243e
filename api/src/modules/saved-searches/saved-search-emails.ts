import { catalogueOf, DEFAULT_SITE, siteOf } from '@campavia/i18n/sites';

import type { AppContext } from '../../core/app-context';
import { processDue } from '../../core/background/process-due';
import type { Database } from '../../database/connect';
import type { Email, EmailLink } from '../../core/emails/email';
import { asLabel, translateInEmail } from '../../core/emails/email-messages';
import type { DueReader } from '../../core/emails/email-readers';
import { unsubscribingFrom, type Unsubscription } from '../../core/emails/one-click-unsubscribe';
import { pageLink } from '../../core/emails/page-link';
import { siteOfReader } from '../../core/emails/site-of-reader';
import { translate } from '../../core/messages/messages';
import type { Notifications } from '../../providers/notifications/notifications';
import type { SearchService } from '../search/search.service';
import { parseSavedQuery } from './saved-query';
import { createSavedSearchesStore, type SavedSearchRow } from './saved-searches.store';

/** Unsubscription from e-mails about new campers. */
export const SEARCH_EMAILS: Unsubscription = {
  path: '/webhooks/unsubscribe/',
  tag: 'search',
  summary: 'Stops e-mails about new campers with one press in a mail program (RFC 8058)',
  page: 'unsubscribe',
  parameter: 'token',
};

const DAY_MS = 24 * 3_600_000;
/** Maximum per run, because the process can only be stopped between runs. */
const MAX_AT_ONCE = 100;

interface Needs extends Pick<AppContext, 'database' | 'clock' | 'settings'> {
  search: SearchService;
  notifications: Notifications;
}

interface SearchMatch {
  search: Pick<SavedSearchRow, 'name' | 'query' | 'site'>;
  count: number;
}

/** E-mails users about new campers that match their saved searches. */
export function createSavedSearchEmails({ database, clock, settings, search, notifications }: Needs) {
  /** Checks the searches of users last checked a day ago; returns the number of users. */
  async function sendDue(): Promise<number> {
    const now = clock.now();
    const store = createSavedSearchesStore(database);
    await store.noteSearchable(now);
    const times = { now, before: new Date(now.getTime() - DAY_MS) };
    return processDue(
      { database, clock },
      {
        list: () => store.listDue(times, MAX_AT_ONCE),
        work: (userId, within) => sendTo(userId, times, within),
        putOff: store.putOff,
      },
    );
  }

  async function sendTo(userId: number, times: { now: Date; before: Date }, within: Database) {
    const store = createSavedSearchesStore(within);
    const reader = await store.takeDue(userId, times);
    if (!reader) return false;
    const mailedSearches = (await store.list(reader.user_id)).filter(({ is_mailed }) => is_mailed);
    const finds: SearchMatch[] = [];
    for (const one of mailedSearches)
      finds.push({ search: one, count: await countNewCampers(one, reader, within) });
    const some = finds.filter(({ count }) => count > 0);
    if (some.length > 0) await sendEmail(reader, some, within);
    await store.markChecked(userId, times.now);
    return true;
  }

  async function countNewCampers(
    mailedSearches: SavedSearchRow,
    reader: DueReader,
    within: Database,
  ): Promise<number> {
    const params = parseSavedQuery(mailedSearches.query, clock.today());
    if (!params) return 0;
    const since = new Date(Math.max(reader.checked_at.getTime(), mailedSearches.created_at.getTime()));
    const among = await createSavedSearchesStore(within).newCampers(since, reader.user_id);
    if (among.length === 0) return 0;
    return search.countAmong(among, params, (siteOf(mailedSearches.site) ?? DEFAULT_SITE).currency);
  }

  async function sendEmail(
    reader: DueReader,
    finds: readonly SearchMatch[],
    within: Database,
  ): Promise<void> {
    await notifications.mail(
      { recipient: reader.email, ...buildNewCampersEmail(reader, finds, settings.siteUrl) },
      within,
    );
  }

  return { sendDue };
}

/** Builds the e-mail about new campers that match saved searches. */
export function buildNewCampersEmail(
  { language, token }: Pick<DueReader, 'language' | 'token'>,
  finds: readonly SearchMatch[],
  siteUrl: string,
): Email {
  const site = siteOfReader({ locale: finds[0]?.search.site ?? null, language });
  const catalogue = catalogueOf(site);
  const count = finds.reduce((sum, find) => sum + find.count, 0);
  const links = finds.map(({ search: { name, query, site }, count }): EmailLink => {
    const called =
      name || new URLSearchParams(query).get('where') || translate(catalogue, 'mail_new_finds_anywhere');
    return {
      label: translate(catalogue, 'mail_new_finds_search', { name: called, count }),
      address: pageLink(siteUrl, siteOf(site) ?? DEFAULT_SITE, { page: 'search', query }),
    };
  });
  return {
    kind: 'new_finds',
    site,
    links,
    subject: translate(catalogue, 'mail_new_finds_subject', { count }),
    paragraphs: [translate(catalogue, 'mail_new_finds_body', { count })],
    reason: translateInEmail(catalogue, 'reason_search'),
    unsubscribe: unsubscribingFrom(SEARCH_EMAILS, site, {
      label: asLabel(translate(catalogue, 'mail_new_finds_stop')),
      token,
      siteUrl,
    }),
  };
}
