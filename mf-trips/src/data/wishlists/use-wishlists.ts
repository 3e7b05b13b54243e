import useSWR, { type KeyedMutator } from 'swr';

import { createWishlist, deleteWishlist, getWishlists, wishlistKeys } from '@campavia/api-client';
import { failureEntries, isApiError, type ErrorEntry } from '@campavia/api-client/core';
import type { WishlistList, WishlistSummary } from '@campavia/contracts';
import { useAction, useUser } from '@campavia/remote-kit';

export interface UseWishlists {
  /** Undefined while they load, and for visitors. */
  lists: readonly WishlistSummary[] | undefined;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
  mutate: KeyedMutator<WishlistList>;
}

/** The wishlists of the signed-in user. */
export function useWishlists(): UseWishlists {
  const isSignedIn = useUser() !== undefined;
  const { data, error, isValidating, mutate } = useSWR<WishlistList, unknown>(
    isSignedIn ? wishlistKeys.all() : null,
    () => getWishlists(),
  );
  return {
    lists: data?.results,
    hasFailed: error !== undefined && !data,
    isRetrying: isValidating,
    retry: () => void mutate(),
    mutate,
  };
}

export interface ListAction<Arguments extends unknown[], Result> {
  perform: (...given: Arguments) => Promise<Result | undefined>;
  isBusy: boolean;
  entries: ErrorEntry[];
}

export function useCreateWishlist(): ListAction<[name: string], WishlistSummary> {
  const { mutate } = useWishlists();
  const { perform, isBusy, error } = useAction(async (name: string) => {
    const created = await createWishlist(name);
    await mutate((known) => known && withResults(known, [created, ...known.results]), { revalidate: false });
    return created;
  });
  return { perform, isBusy, entries: failureEntries(error) };
}

/** A list deleted in another tab counts as deleted. */
export function useDeleteWishlist(): ListAction<[slug: string], true> {
  const { mutate } = useWishlists();
  const { perform, isBusy, error } = useAction(async (slug: string) => {
    await deleteWishlist(slug).catch((failure: unknown) => {
      if (!isApiError(failure) || failure.status !== 404) throw failure;
    });
    const others = (known: WishlistList) => known.results.filter((one) => one.slug !== slug);
    await mutate((known) => known && withResults(known, others(known)), { revalidate: false });
    return true as const;
  });
  return { perform, isBusy, entries: failureEntries(error) };
}

/** The same answer with other lists. */
export function withResults(list: WishlistList, results: WishlistSummary[]): WishlistList {
  return { ...list, count: results.length, results };
}
