import { useSyncExternalStore } from 'react';

import { isApiError, type ApiError } from '@campavia/api-client/core';
import type { SaveSearch } from '@campavia/contracts';
import { useDeed, useSession } from '@campavia/remote-kit';

import { localSearch, tidyName, type KeptSearch } from '../rules/saved-searches';

import {
  dropLocally,
  hearLocalSearches,
  keepLocally,
  localSearches,
  type LocalRefusal,
} from './local-searches';
import { useAccountSearches, type AccountSearches } from './use-account-searches';

/** Why something was not kept: as many as there may be, a browser that keeps nothing, or no answer. */
export type KeepFault = LocalRefusal | 'failed';

/** What is kept of a search. */
export type SearchToKeep = Pick<KeptSearch, 'query' | 'name' | 'mailed' | 'site'>;

export interface SavedSearches {
  /** Who keeps them; undefined until it is known who the reader is. */
  keeper: 'account' | 'browser' | undefined;
  /** Undefined while they are on their way. */
  searches: readonly KeptSearch[] | undefined;
  hasFailed: boolean;
  isLoading: boolean;
  retry: () => void;
  /** Those that only this browser keeps although there is an account. */
  leftHere: readonly KeptSearch[];
  /** Each of these says true once it is done. */
  keep: (search: SearchToKeep) => Promise<true | undefined>;
  drop: (search: KeptSearch) => Promise<true | undefined>;
  takeOver: () => Promise<true | undefined>;
  isBusy: boolean;
  fault: KeepFault | undefined;
}

/** The searches that somebody keeps: by their account, without one in this browser. */
export function useSavedSearches(): SavedSearches {
  const keeper = useKeeper();
  const account = useAccountSearches();
  const local = useSyncExternalStore(hearLocalSearches, localSearches, () => NONE);
  const { perform, isBusy, error } = useDeed(async (deed: () => Promise<void>) => {
    await deed();
    return true as const;
  });
  const isAccount = keeper === 'account';
  return {
    keeper,
    searches: isAccount ? account.searches : local,
    hasFailed: account.hasFailed,
    isLoading: account.isLoading,
    retry: account.retry,
    leftHere: isAccount ? local : NONE,
    keep: (search) => perform(() => (isAccount ? account.keep(formOf(search)) : keepInBrowser(search))),
    drop: ({ id }) => perform(async () => (isAccount ? account.drop(id) : dropLocally(id))),
    takeOver: () => perform(() => moveTo(account, local)),
    isBusy,
    fault: error && faultOf(error),
  };
}

const NONE: readonly KeptSearch[] = [];

/** Thrown where this browser does not keep a search. */
class NotKept extends Error {
  constructor(readonly refusal: LocalRefusal) {
    super(refusal);
  }
}

function useKeeper(): SavedSearches['keeper'] {
  const { status } = useSession();
  if (status === 'unknown') return undefined;
  return status === 'signed-in' ? 'account' : 'browser';
}

function formOf({ query, name, mailed, site }: SearchToKeep): SaveSearch {
  return { query, name: tidyName(name), mailed, site };
}

function keepInBrowser({ query, name, site }: SearchToKeep): Promise<void> {
  const refusal = keepLocally(localSearch(query, name, site));
  return refusal ? Promise.reject(new NotKept(refusal)) : Promise.resolve();
}

/** Moves searches from this browser to an account, the oldest first; what cannot be moved stays. */
async function moveTo(account: AccountSearches, local: readonly KeptSearch[]): Promise<void> {
  const isKnown = ({ query, site }: KeptSearch) =>
    account.searches?.some((each) => each.query === query && each.site === site);
  for (const search of local.toReversed()) {
    if (!isKnown(search)) await account.keep(formOf(search)).catch(passOverUnaskable);
    dropLocally(search.id);
  }
}

/** Its days have passed and nothing else was asked: there is nothing left to keep. */
function passOverUnaskable(error: unknown): void {
  if (!isRefused(error) || isFull(error)) throw error;
}

function isRefused(error: unknown): error is ApiError {
  return isApiError(error) && error.status === 400;
}

function isFull(error: ApiError): boolean {
  return '__all__' in error.fields;
}

function faultOf(error: Error): KeepFault {
  if (error instanceof NotKept) return error.refusal;
  return isRefused(error) && isFull(error) ? 'full' : 'failed';
}
