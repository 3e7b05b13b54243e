import { DEFAULT_SITE, pathOn, siteOf } from '@campavia/i18n/sites';

import type { Foundation } from '../../api';
import type { Database } from '../../database/connect';
import { say } from '../../messages';
import type { Notices } from '../../providers/notices/notices';
import type { SearchService } from '../search/search.service';
import { paramsOfKept } from './kept-query';
import { createSavedSearchesStore, type DueReader, type SavedSearchRow } from './saved-searches.store';

const DAY_MS = 24 * 3_600_000;
/** Between them the process can be stopped. */
const MOST_AT_ONCE = 100;
const SEARCH_PATH = '/s';
const STOP_PATH = '/unsubscribe';

interface Needs extends Pick<Foundation, 'database' | 'clock' | 'settings'> {
  search: SearchService;
  notices: Notices;
}

interface Find {
  search: SavedSearchRow;
  count: number;
}

/** Tells people of new campers that match a search they keep. */
export function createSearchLetters({ database, clock, settings, search, notices }: Needs) {
  /** Looks through the searches of everybody who was last looked after a day ago; answers how many people. */
  async function writeDue(): Promise<number> {
    let people = 0;
    while (people < MOST_AT_ONCE && (await database.transaction().execute(writeNext))) people += 1;
    return people;
  }

  async function writeNext(within: Database): Promise<boolean> {
    const now = clock.now();
    const store = createSavedSearchesStore(within);
    const reader = await store.takeDue(new Date(now.getTime() - DAY_MS));
    if (!reader) return false;
    const kept = (await store.list(reader.user_id)).filter(({ is_mailed }) => is_mailed);
    const finds: Find[] = [];
    for (const one of kept) finds.push({ search: one, count: await newIn(one, reader, within) });
    const some = finds.filter(({ count }) => count > 0);
    if (some.length > 0) await write(reader, some, within);
    await store.markChecked(reader.user_id, now);
    return true;
  }

  async function newIn(kept: SavedSearchRow, reader: DueReader, within: Database): Promise<number> {
    const params = paramsOfKept(kept.query, clock.today());
    if (!params) return 0;
    const since = new Date(Math.max(reader.checked_at.getTime(), kept.created_at.getTime()));
    const among = await createSavedSearchesStore(within).newCampers(since, reader.user_id);
    if (among.length === 0) return 0;
    return search.countAmong(among, params, (siteOf(kept.site) ?? DEFAULT_SITE).currency);
  }

  async function write(reader: DueReader, finds: readonly Find[], within: Database): Promise<void> {
    const { email: recipient, language } = reader;
    const letter = letterOf(reader, finds, settings.siteUrl);
    await notices.mail({ recipient, kind: 'new_finds', language, ...letter }, within);
  }

  return { writeDue };
}

export type SearchLetters = ReturnType<typeof createSearchLetters>;

function letterOf({ language, token }: DueReader, finds: readonly Find[], siteUrl: string) {
  const addressOn = (site: string, path: string) => `${siteUrl}${pathOn(siteOf(site) ?? DEFAULT_SITE, path)}`;
  const told = finds.map(({ search: { name, query, site }, count }) => {
    const called =
      name || new URLSearchParams(query).get('where') || say(language, 'mail_new_finds_anywhere');
    const line = say(language, 'mail_new_finds_search', { name: called, count });
    return { line, address: `${addressOn(site, SEARCH_PATH)}?${query}`, site };
  });
  const stop = `${addressOn(told[0]?.site ?? '', STOP_PATH)}?token=${token}`;
  const parts = [
    say(language, 'mail_new_finds_body'),
    ...told.map(({ line, address }) => `${line}\n${address}`),
    `${say(language, 'mail_new_finds_stop')}\n${stop}`,
  ];
  return {
    subject: say(language, 'mail_new_finds_subject'),
    body: parts.join('\n\n'),
    link: told[0]?.address,
  };
}
