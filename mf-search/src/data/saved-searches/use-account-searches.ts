import useSWR from 'swr';

import { deleteSavedSearch, getSavedSearches, saveSearch, searchKeys } from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import type { SavedSearch, SavedSearchList, SaveSearch } from '@campavia/contracts';
import { useUser } from '@campavia/remote-kit';

import type { SavedQuery } from '../../rules/saved-searches/saved-searches';

export interface AccountSearches {
  /** Undefined while they load, and for visitors. */
  searches: SavedQuery[] | undefined;
  hasFailed: boolean;
  isLoading: boolean;
  retry: () => void;
  saveSearch: (form: SaveSearch) => Promise<void>;
  removeSearch: (id: string) => Promise<void>;
}

export function useAccountSearches(): AccountSearches {
  const isSignedIn = useUser() !== undefined;
  const { data, error, isLoading, isValidating, mutate } = useSWR<SavedSearchList, unknown>(
    isSignedIn ? searchKeys.savedSearches() : null,
    () => getSavedSearches(),
  );
  const show = (change: (searches: SavedSearch[]) => SavedSearch[]) =>
    mutate((list) => list && withResults(list, change(list.results)), { revalidate: false });
  return {
    searches: data?.results.map(toSavedQuery),
    hasFailed: error !== undefined && data === undefined,
    isLoading: isLoading || isValidating,
    retry: () => void mutate(),
    saveSearch: async (form) => {
      const saved = await saveSearch(form);
      await show((searches) => replaceOrAdd(searches, saved));
    },
    removeSearch: async (id) => {
      await deleteSavedSearch(Number(id)).catch(ignoreNotFound);
      await show((searches) => searches.filter((search) => String(search.id) !== id));
    },
  };
}

function toSavedQuery({ id, ...search }: SavedSearch): SavedQuery {
  return { ...search, id: String(id) };
}

function withResults(list: SavedSearchList, results: SavedSearch[]): SavedSearchList {
  return { ...list, count: results.length, results };
}

function replaceOrAdd(searches: SavedSearch[], saved: SavedSearch): SavedSearch[] {
  const isKnown = searches.some(({ id }) => id === saved.id);
  return isKnown ? searches.map((each) => (each.id === saved.id ? saved : each)) : [saved, ...searches];
}

/** It was already deleted in another tab. */
function ignoreNotFound(error: unknown): void {
  if (!isApiError(error) || error.status !== 404) throw error;
}
