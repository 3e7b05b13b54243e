import type { MergeWishlist } from '@campavia/contracts';
import { WISHLIST_LIMITS } from '@campavia/domain';

import { newWishlist, requireName } from './change-wishlists';
import type { WishlistContext } from './wishlist-context';
import { createWishlistsStore, type WishlistItem, type WishlistRow } from './wishlists.store';

interface Merged {
  added: number[];
  known: number;
  left_out: number[];
  slug: string | null;
}

/**
 * Campers that are already on a wishlist, or no longer published, are ignored; the others are added to the wishlist
 * with that name, which is created if needed.
 * @throws InvalidFieldsError for a name without a letter
 */
export async function mergeIntoWishlists(
  { database, clock }: Pick<WishlistContext, 'database' | 'clock'>,
  userId: number,
  { name, product_ids }: MergeWishlist,
): Promise<Merged> {
  const tidied = requireName(name);
  const wanted = [...new Set(product_ids)];
  return database.transaction().execute(async (transaction): Promise<Merged> => {
    const store = createWishlistsStore(transaction);
    await store.lockOwner(userId);
    const lists = await store.list(userId);
    const items = await store.items(lists.map(({ id }) => id));
    const saved = new Set(items.map(({ camper_id }) => camper_id));
    const known = wanted.filter((id) => saved.has(id)).length;
    const offered = await store.offered(wanted);
    const missing = wanted.filter((id) => offered.has(id) && !saved.has(id));
    if (missing.length === 0) return { added: [], known, left_out: [], slug: null };
    const found = findRoom(lists, items, { name: tidied, count: missing.length });
    const target = found === 'new' ? await store.create(newWishlist(userId, tidied, clock.now())) : found;
    if (!target) return { added: [], known, left_out: missing, slug: null };
    const added = missing.slice(0, roomIn(target, items));
    await store.add(target.id, added, clock.now());
    await store.update(target.id, { changed_at: clock.now() });
    return { added, known, left_out: missing.slice(added.length), slug: target.slug };
  });
}

/**
 * The wishlist with that name, else a new one, else the last changed one that is not full; undefined when all are full.
 */
function findRoom(
  lists: readonly WishlistRow[],
  items: readonly WishlistItem[],
  { name, count }: { name: string; count: number },
): WishlistRow | 'new' | undefined {
  const sameName = lists.find((list) => list.name === name && roomIn(list, items) >= count);
  if (sameName) return sameName;
  if (lists.length < WISHLIST_LIMITS.lists) return 'new';
  return lists.find((list) => roomIn(list, items) > 0);
}

function roomIn({ id }: WishlistRow, items: readonly WishlistItem[]): number {
  return WISHLIST_LIMITS.campers - items.filter(({ wishlist_id }) => wishlist_id === id).length;
}
