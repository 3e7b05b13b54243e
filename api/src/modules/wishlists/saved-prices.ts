import type { CurrencyCode } from '@campavia/domain';

import { readStates } from './price-wishlist';
import { requireList } from './read-wishlists';
import type { WishlistContext, WishlistOf } from './wishlist-context';
import { createWishlistsStore, type WishlistRow } from './wishlists.store';

/** Stores prices of campers when they are saved, as the basis of later comparisons. Called after the change itself. */
export function createSavedPrices({ database, clock, search }: WishlistContext) {
  const store = createWishlistsStore(database);

  /** For all campers of a wishlist, after its trip was changed. */
  async function keepAll(of: WishlistOf): Promise<void> {
    const row = await requireList(database, of.userId, of.slug);
    const ids = (await store.items([row.id])).map(({ camper_id }) => camper_id);
    await store.keepStates(row, of.currency, await statesOf(row, ids, of.currency));
  }

  /** For campers that were added. */
  async function keepSome(of: WishlistOf, camperIds: readonly number[]): Promise<void> {
    const row = await requireList(database, of.userId, of.slug);
    const currency = row.currency ?? of.currency;
    await store.keepStates(row, currency, await statesOf(row, camperIds, currency));
  }

  /** The basis of comparison for notifications; prices shown on the page do not change. */
  async function keepKnown(of: WishlistOf): Promise<void> {
    const row = await requireList(database, of.userId, of.slug);
    const ids = (await store.items([row.id])).map(({ camper_id }) => camper_id);
    await store.keepKnownStates(row, await statesOf(row, ids, row.currency ?? of.currency));
  }

  function statesOf(row: WishlistRow, ids: readonly number[], currency: CurrencyCode) {
    return readStates({ search, today: clock.today() }, { list: row, ids, currency });
  }

  return { keepAll, keepSome, keepKnown };
}

export type SavedPrices = ReturnType<typeof createSavedPrices>;
