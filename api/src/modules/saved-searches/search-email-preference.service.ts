import type { Database } from '../../database/connect';
import { createSavedSearchesStore } from './saved-searches.store';

/** The preference for e-mails about new campers of saved searches. */
export function createSearchEmailPreference(database: Database) {
  return { set: createSavedSearchesStore(database).setMailed };
}

export type SearchEmailPreference = ReturnType<typeof createSearchEmailPreference>;
