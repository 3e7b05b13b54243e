import useSWR, { useSWRConfig } from 'swr';

import {
  addToWishlist,
  getSharedWishlist,
  getWishlist,
  removeFromWishlist,
  updateWishlist,
  wishlistKeys,
} from '@campavia/api-client';
import { failureEntries, isApiError, type ErrorEntry } from '@campavia/api-client/core';
import type { SharedWishlist, UpdateWishlist, Wishlist } from '@campavia/contracts';
import { useAction } from '@campavia/remote-kit';

export interface Loaded<Content> {
  list: Content | undefined;
  /** `gone`: deleted, no longer shared, or another user's. */
  failure: 'gone' | 'failed' | undefined;
  isRetrying: boolean;
  retry: () => void;
}

export function useWishlist(slug: string): Loaded<Wishlist> {
  const { data, error, isValidating, mutate } = useSWR(wishlistKeys.one(slug), () => getWishlist(slug));
  return toLoaded({ data, error, isValidating, retry: () => void mutate() });
}

export function useSharedWishlist(key: string): Loaded<SharedWishlist> {
  const { data, error, isValidating, mutate } = useSWR(wishlistKeys.shared(key), () =>
    getSharedWishlist(key),
  );
  return toLoaded({ data, error, isValidating, retry: () => void mutate() });
}

interface Answer<Content> {
  data: Content | undefined;
  error: unknown;
  isValidating: boolean;
  retry: () => void;
}

/** A list that was deleted in another tab is not shown from the cache. */
function toLoaded<Content>({ data, error, isValidating, retry }: Answer<Content>): Loaded<Content> {
  if (isApiError(error) && error.status === 404) {
    return { list: undefined, failure: 'gone', isRetrying: isValidating, retry };
  }
  const hasFailed = error !== undefined && data === undefined;
  return { list: data, failure: hasFailed ? 'failed' : undefined, isRetrying: isValidating, retry };
}

export interface ChangeWishlist {
  change: (changes: UpdateWishlist) => Promise<Wishlist | undefined>;
  isBusy: boolean;
  entries: ErrorEntry[];
}

/** Changes a list with its entity tag: a name changed in another tab meanwhile is not overwritten, but loaded again. */
export function useChangeWishlist({ slug, etag }: { slug: string; etag: string }): ChangeWishlist {
  const { mutate } = useSWRConfig();
  const { perform, isBusy, error } = useAction(async (changes: UpdateWishlist) => {
    const list = await updateWishlist(slug, changes, { ifMatch: etag }).catch(async (failure: unknown) => {
      await Promise.all([mutate(wishlistKeys.one(slug)), mutate(wishlistKeys.all())]);
      throw failure;
    });
    await mutate(wishlistKeys.one(slug), list, { revalidate: false });
    void mutate(wishlistKeys.all());
    return list;
  });
  return { change: perform, isBusy, entries: failureEntries(error) };
}

export interface ChangeCampers {
  /** Shows the list without the camper at once. False if it could not be removed: it is shown again. */
  remove: (camperId: number) => Promise<boolean>;
  add: (camperId: number) => Promise<boolean>;
  /** To another list. */
  move: (camperId: number, to: string) => Promise<boolean>;
  moveBack: (camperId: number, from: string) => Promise<boolean>;
}

/** The campers of one list: each change is shown at once, and reverted on failure. */
export function useChangeCampers(slug: string): ChangeCampers {
  const { mutate } = useSWRConfig();

  async function perform(
    shown: (list: Wishlist) => Wishlist,
    send: () => Promise<unknown>,
  ): Promise<boolean> {
    const key = wishlistKeys.one(slug);
    try {
      await mutate<Wishlist>(
        key,
        async (known) => {
          await send();
          return known && shown(known);
        },
        { optimisticData: (known) => (known ? shown(known) : (known as never)), rollbackOnError: true },
      );
      void mutate(wishlistKeys.all());
      return true;
    } catch {
      void mutate(key);
      return false;
    }
  }

  return {
    remove: (id) =>
      perform(
        (list) => without(list, id),
        () => removeFromWishlist(slug, id),
      ),
    add: (id) =>
      perform(
        (list) => list,
        () => addToWishlist(slug, { camperId: id }),
      ),
    move: (id, to) =>
      perform(
        (list) => without(list, id),
        () => addToWishlist(to, { camperId: id, from: slug }),
      ),
    moveBack: (id, from) =>
      perform(
        (list) => list,
        () => addToWishlist(slug, { camperId: id, from }),
      ),
  };
}

function without(list: Wishlist, camperId: number): Wishlist {
  return {
    ...list,
    ad_set: list.ad_set.filter(({ id }) => id !== camperId),
    gone: list.gone.filter(({ id }) => id !== camperId),
  };
}
