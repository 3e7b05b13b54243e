import useSWR from 'swr';

import { deleteSavedSearch, getSavedSearches, saveSearch, searchKeys } from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import type { SavedSearch, SavedSearchList, SaveSearch } from '@campavia/contracts';
import { useUser } from '@campavia/remote-kit';

import type { KeptSearch } from '../rules/saved-searches';

export interface AccountSearches {
  /** Undefined while they are on their way, and for visitors. */
  searches: KeptSearch[] | undefined;
  hasFailed: boolean;
  isLoading: boolean;
  retry: () => void;
  /** Keeps a search, or changes the one that asks the same. */
  keep: (form: SaveSearch) => Promise<void>;
  drop: (id: string) => Promise<void>;
}

/** The searches that the account of whoever is signed in keeps. */
export function useAccountSearches(): AccountSearches {
  const isSignedIn = useUser() !== undefined;
  const { data, error, isLoading, isValidating, mutate } = useSWR<SavedSearchList, unknown>(
    isSignedIn ? searchKeys.savedSearches() : null,
    () => getSavedSearches(),
  );
  const show = (change: (searches: SavedSearch[]) => SavedSearch[]) =>
    mutate((list) => list && withResults(list, change(list.results)), { revalidate: false });
  return {
    searches: data?.results.map(toKept),
    hasFailed: error !== undefined && data === undefined,
    isLoading: isLoading || isValidating,
    retry: () => void mutate(),
    keep: async (form) => {
      const saved = await saveSearch(form);
      await show((searches) => inPlaceOf(searches, saved));
    },
    drop: async (id) => {
      await deleteSavedSearch(Number(id)).catch(passOverAbsent);
      await show((searches) => searches.filter((search) => String(search.id) !== id));
    },
  };
}

function toKept({ id, ...search }: SavedSearch): KeptSearch {
  return { ...search, id: String(id) };
}

function withResults(list: SavedSearchList, results: SavedSearch[]): SavedSearchList {
  return { ...list, count: results.length, results };
}

function inPlaceOf(searches: SavedSearch[], saved: SavedSearch): SavedSearch[] {
  const isKnown = searches.some(({ id }) => id === saved.id);
  return isKnown ? searches.map((each) => (each.id === saved.id ? saved : each)) : [saved, ...searches];
}

/** Another tab has been faster. */
function passOverAbsent(error: unknown): void {
  if (!isApiError(error) || error.status !== 404) throw error;
}
