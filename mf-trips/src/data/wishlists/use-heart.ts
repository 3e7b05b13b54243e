import { useSyncExternalStore } from 'react';

import { addToWishlist, createWishlist, removeFromWishlist } from '@campavia/api-client';
import type { WishlistSummary } from '@campavia/contracts';
import { useAction, useUser } from '@campavia/remote-kit';

import { listsWith, withCamper, withoutCamper } from '../../rules/wishlists/wishlist-lists';

import { localHearts, subscribeToLocalHearts, toggleLocalHeart } from './local-hearts';
import { useWishlists, withResults } from './use-wishlists';

/** The result of a click. `lists`: where the camper was saved, or removed. */
export type HeartOutcome =
  | { kind: 'saved' | 'removed'; lists: readonly Pick<WishlistSummary, 'slug' | 'name'>[] }
  | { kind: 'saved-here' | 'removed-here' | 'not-stored' | 'failed' };

export interface UseHeart {
  isSaved: boolean;
  /** Undefined for a click while another one is pending, which does nothing. */
  press: () => Promise<HeartOutcome | undefined>;
  /** Saves the camper on these lists again. */
  restore: (lists: readonly Pick<WishlistSummary, 'slug' | 'name'>[]) => Promise<boolean>;
}

/**
 * Whether a camper is saved, and the action that changes it: in the account, or in this browser for a visitor.
 *
 * @param firstName of the list that is created when there is none
 */
export function useHeart(camperId: number, firstName: string): UseHeart {
  const isVisitor = useUser() === undefined;
  const here = useLocalHeart(camperId);
  const account = useAccountHeart(camperId, firstName);
  return isVisitor ? here : account;
}

function useLocalHeart(camperId: number): UseHeart {
  const hearts = useSyncExternalStore(subscribeToLocalHearts, localHearts, noHearts);
  const isSaved = hearts.includes(camperId);
  const press = async (): Promise<HeartOutcome> => {
    if (!toggleLocalHeart(camperId)) return { kind: 'not-stored' };
    return { kind: isSaved ? 'removed-here' : 'saved-here' };
  };
  return { isSaved, press, restore: async () => toggleLocalHeart(camperId) };
}

function useAccountHeart(camperId: number, firstName: string): UseHeart {
  const { lists, mutate } = useWishlists();
  const saved = lists && listsWith(lists, camperId);

  /** Shows the expected lists at once, and the previous ones again on failure. */
  async function show(after: (known: WishlistSummary[]) => WishlistSummary[], send: () => Promise<unknown>) {
    await mutate(
      async (known) => {
        await send();
        return known && withResults(known, after(known.results));
      },
      {
        optimisticData: (known) => (known ? withResults(known, after(known.results)) : (known as never)),
        rollbackOnError: true,
      },
    );
  }

  const addTo = (targets: readonly Pick<WishlistSummary, 'slug'>[]) =>
    show(
      (known) => targets.reduce((all, { slug }) => withCamper(all, slug, camperId), known),
      () => Promise.all(targets.map(({ slug }) => addToWishlist(slug, { camperId }))),
    );

  async function save(known: readonly WishlistSummary[]): Promise<HeartOutcome> {
    const list = known[0] ?? (await createWishlist(firstName));
    if (known.length === 0) {
      await mutate((empty) => empty && withResults(empty, [list]), { revalidate: false });
    }
    await addTo([list]);
    return { kind: 'saved', lists: [list] };
  }

  async function takeOff(from: readonly WishlistSummary[]): Promise<HeartOutcome> {
    await show(
      (known) => withoutCamper(known, camperId),
      () => Promise.all(from.map(({ slug }) => removeFromWishlist(slug, camperId))),
    );
    return { kind: 'removed', lists: from };
  }

  const { perform } = useAction(async (): Promise<HeartOutcome> => {
    try {
      const known = lists ?? (await mutate())?.results ?? [];
      const on = listsWith(known, camperId);
      return await (on.length > 0 ? takeOff(on) : save(known));
    } catch {
      return { kind: 'failed' };
    }
  });
  const restore = (targets: readonly Pick<WishlistSummary, 'slug'>[]) =>
    addTo(targets).then(
      () => true,
      () => false,
    );
  return { isSaved: saved !== undefined && saved.length > 0, press: perform, restore };
}

const NONE: readonly number[] = [];
const noHearts = () => NONE;
