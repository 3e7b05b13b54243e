import { MAX_SAVED_SEARCHES, type SavedSearch, type SaveSearch } from '@campavia/contracts';

import type { Clock } from '../../core/clock';
import type { Database } from '../../database/connect';
import { InvalidFieldsError, HttpError } from '../../core/http-errors';
import { normalizeQuery } from './saved-query';
import { createSavedSearchesStore, type SavedSearchRow } from './saved-searches.store';

/** Saved searches. */
export function createSavedSearchesService({ database, clock }: { database: Database; clock: Clock }) {
  const store = createSavedSearchesStore(database);

  async function list(userId: number): Promise<SavedSearch[]> {
    return (await store.list(userId)).map(toSavedSearch);
  }

  /**
   * Saves a search; saving the same one again updates its name and notification setting.
   * @throws InvalidFieldsError for a query without criteria, HttpError 409 with too many searches
   */
  async function save(userId: number, asked: SaveSearch): Promise<SavedSearch> {
    const query = normalizeQuery(asked.query, clock.today());
    if (!query) throw new InvalidFieldsError({ query: { id: 'field_no_search' } });
    const existing = await store.list(userId);
    const isKnown = existing.some((one) => one.query === query && one.site === asked.site);
    if (!isKnown && existing.length >= MAX_SAVED_SEARCHES) {
      throw new InvalidFieldsError({
        __all__: { id: 'saved_searches_full', values: { limit: MAX_SAVED_SEARCHES } },
      });
    }
    const row = await store.keep({
      user_id: userId,
      query,
      name: onOneLine(asked.name),
      site: asked.site,
      is_mailed: asked.mailed ?? true,
      created_at: clock.now(),
    });
    return toSavedSearch(row);
  }

  /** @throws HttpError 404 when it is not one of the user's */
  async function remove(userId: number, id: string): Promise<void> {
    const isNumber = /^\d{1,9}$/.test(id);
    if (!isNumber || !(await store.remove(userId, Number(id))))
      throw new HttpError(404, 'saved_search_not_found');
  }

  /** Unsubscribes the user of a token. @throws HttpError 400 link_invalid */
  async function stopEmails(token: string): Promise<void> {
    if (!(await store.stopEmails(token.replaceAll('\0', '')))) throw new HttpError(400, 'link_invalid');
  }

  return { list, save, remove, stopEmails };
}

export type SavedSearchesService = ReturnType<typeof createSavedSearchesService>;

// Names are shown on one line in e-mails.
function onOneLine(name = ''): string {
  return name.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

function toSavedSearch({ id, query, name, site, is_mailed, created_at }: SavedSearchRow): SavedSearch {
  return { id, query, name, site, mailed: is_mailed, created_at: created_at.toISOString() };
}
