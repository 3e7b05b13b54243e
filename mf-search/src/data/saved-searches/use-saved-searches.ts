import { useSyncExternalStore } from 'react';

import { isApiError, type ApiError } from '@campavia/api-client/core';
import type { SaveSearch } from '@campavia/contracts';
import { useAction, useSession } from '@campavia/remote-kit';

import { createLocalSearch, normaliseName, type SavedQuery } from '../../rules/saved-searches/saved-searches';

import {
  removeLocally,
  subscribeToLocalSearches,
  saveLocally,
  localSearches,
  type LocalSaveError,
} from './local-searches';
import { useAccountSearches, type AccountSearches } from './use-account-searches';

export type SaveError = LocalSaveError | 'failed';

export type SearchToSave = Pick<SavedQuery, 'query' | 'name' | 'mailed' | 'site'>;

export interface SavedSearches {
  /** Undefined until the session is known. */
  storage: 'account' | 'browser' | undefined;
  searches: readonly SavedQuery[] | undefined;
  hasFailed: boolean;
  isLoading: boolean;
  retry: () => void;
  /** Searches that are only in this browser although the user is signed in. */
  onlyInBrowser: readonly SavedQuery[];
  /** All actions resolve to true when they succeeded. */
  saveSearch: (search: SearchToSave) => Promise<true | undefined>;
  removeSearch: (search: SavedQuery) => Promise<true | undefined>;
  moveToAccount: () => Promise<true | undefined>;
  isBusy: boolean;
  saveError: SaveError | undefined;
}

export function useSavedSearches(): SavedSearches {
  const storage = useStorage();
  const account = useAccountSearches();
  const local = useSyncExternalStore(subscribeToLocalSearches, localSearches, () => NONE);
  const { perform, isBusy, error } = useAction(async (callback: () => Promise<void>) => {
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
    saveSearch: (search) =>
      perform(() => (isAccount ? account.saveSearch(toForm(search)) : saveInBrowser(search))),
    removeSearch: ({ id }) => perform(async () => (isAccount ? account.removeSearch(id) : removeLocally(id))),
    moveToAccount: () => perform(() => moveSearches(account, local)),
    isBusy,
    saveError: error && toSaveError(error),
  };
}

const NONE: readonly SavedQuery[] = [];

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

/** Oldest first; searches that fail stay in the browser. */
async function moveSearches(account: AccountSearches, local: readonly SavedQuery[]): Promise<void> {
  const isKnown = ({ query, site }: SavedQuery) =>
    account.searches?.some((each) => each.query === query && each.site === site);
  for (const search of local.toReversed()) {
    if (!isKnown(search)) await account.saveSearch(toForm(search)).catch(ignoreInvalid);
    removeLocally(search.id);
  }
}

/** The api refuses a search that consists of past dates only: it can be dropped. */
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
