import { useSyncExternalStore } from 'react';

import { isApiError, type ApiError } from '@campavia/api-client/core';
import type { SaveSearch } from '@campavia/contracts';
import { useDeed, useSession } from '@campavia/remote-kit';

import { createLocalSearch, normaliseName, type SavedQuery } from '../../rules/saved-searches/saved-searches';

import {
  removeLocally,
  subscribeToLocalSearches,
  saveLocally,
  localSearches,
  type LocalSaveError,
} from './local-searches';
import { useAccountSearches, type AccountSearches } from './use-account-searches';

/** Why something was not kept: as many as there may be, a browser that keeps nothing, or no answer. */
export type SaveError = LocalSaveError | 'failed';

/** What is kept of a search. */
export type SearchToSave = Pick<SavedQuery, 'query' | 'name' | 'mailed' | 'site'>;

export interface SavedSearches {
  /** Who keeps them; undefined until it is known who the reader is. */
  storage: 'account' | 'browser' | undefined;
  /** Undefined while they are on their way. */
  searches: readonly SavedQuery[] | undefined;
  hasFailed: boolean;
  isLoading: boolean;
  retry: () => void;
  /** Those that only this browser keeps although there is an account. */
  onlyInBrowser: readonly SavedQuery[];
  /** Each of these says true once it is done. */
  saveSearch: (search: SearchToSave) => Promise<true | undefined>;
  removeSearch: (search: SavedQuery) => Promise<true | undefined>;
  moveToAccount: () => Promise<true | undefined>;
  isBusy: boolean;
  saveError: SaveError | undefined;
}

/** The searches that somebody keeps: by their account, without one in this browser. */
export function useSavedSearches(): SavedSearches {
  const storage = useStorage();
  const account = useAccountSearches();
  const local = useSyncExternalStore(subscribeToLocalSearches, localSearches, () => NONE);
  const { perform, isBusy, error } = useDeed(async (callback: () => Promise<void>) => {
    await callback();
    return true as const;
  });
  const isAccount = storage === 'account';
  return {
    storage,
    searches: isAccount ? account.searches : local,
    hasFailed: account.hasFailed,
    isLoading: account.isLoading,
    retry: account.retry,
    onlyInBrowser: isAccount ? local : NONE,
    saveSearch: (search) => perform(() => (isAccount ? account.saveSearch(toForm(search)) : saveInBrowser(search))),
    removeSearch: ({ id }) => perform(async () => (isAccount ? account.removeSearch(id) : removeLocally(id))),
    moveToAccount: () => perform(() => moveSearches(account, local)),
    isBusy,
    saveError: error && toSaveError(error),
  };
}

const NONE: readonly SavedQuery[] = [];

/** Thrown where this browser does not keep a search. */
class NotSavedError extends Error {
  constructor(readonly refusal: LocalSaveError) {
    super(refusal);
  }
}

function useStorage(): SavedSearches['storage'] {
  const { status } = useSession();
  if (status === 'unknown') return undefined;
  return status === 'signed-in' ? 'account' : 'browser';
}

function toForm({ query, name, mailed, site }: SearchToSave): SaveSearch {
  return { query, name: normaliseName(name), mailed, site };
}

function saveInBrowser({ query, name, site }: SearchToSave): Promise<void> {
  const refusal = saveLocally(createLocalSearch(query, name, site));
  return refusal ? Promise.reject(new NotSavedError(refusal)) : Promise.resolve();
}

/** Moves searches from this browser to an account, the oldest first; what cannot be moved stays. */
async function moveSearches(account: AccountSearches, local: readonly SavedQuery[]): Promise<void> {
  const isKnown = ({ query, site }: SavedQuery) =>
    account.searches?.some((each) => each.query === query && each.site === site);
  for (const search of local.toReversed()) {
    if (!isKnown(search)) await account.saveSearch(toForm(search)).catch(ignoreInvalid);
    removeLocally(search.id);
  }
}

/** Its days have passed and nothing else was asked: there is nothing left to keep. */
function ignoreInvalid(error: unknown): void {
  if (!isRefused(error) || isFull(error)) throw error;
}

function isRefused(error: unknown): error is ApiError {
  return isApiError(error) && error.status === 400;
}

function isFull(error: ApiError): boolean {
  return '__all__' in error.fields;
}

function toSaveError(error: Error): SaveError {
  if (error instanceof NotSavedError) return error.refusal;
  return isRefused(error) && isFull(error) ? 'full' : 'failed';
}
