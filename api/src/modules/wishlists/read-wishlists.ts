import type { SharedWishlist, Wishlist, WishlistSummary } from '@campavia/contracts';
import type { CurrencyCode } from '@campavia/domain';

import { HttpError } from '../../core/http-errors';
import type { Database } from '../../database/connect';
import { priceWishlist } from './price-wishlist';
import { toSettings, toSummary, toTrip } from './wishlists.mapper';
import type { WishlistContext, WishlistOf } from './wishlist-context';
import { createWishlistsStore, type WishlistRow } from './wishlists.store';

/** Reads wishlists for their owners, and for holders of a link. */
export function createWishlistReader({ database, clock, search }: WishlistContext) {
  const store = createWishlistsStore(database);

  async function list(userId: number): Promise<WishlistSummary[]> {
    const rows = await store.list(userId);
    const items = await store.items(rows.map(({ id }) => id));
    const scenes = await store.scenes(items.map(({ camper_id }) => camper_id));
    const today = clock.today();
    return rows.map((row) => {
      const own = items.filter(({ wishlist_id }) => wishlist_id === row.id);
      return toSummary(row, own, { scenes, today });
    });
  }

  /** A single summary. @throws HttpError 404 wishlist_not_found */
  async function summaryOf({ userId, slug }: WishlistOf): Promise<WishlistSummary> {
    const found = (await list(userId)).find((one) => one.slug === slug);
    if (!found) throw new HttpError(404, 'wishlist_not_found');
    return found;
  }

  /** @throws HttpError 404 wishlist_not_found */
  async function get({ userId, slug, currency }: WishlistOf): Promise<Wishlist> {
    const row = await requireList(database, userId, slug);
    return { ...toSettings(row, clock.today()), ...(await contentOf(row, currency)) };
  }

  /** A wishlist for the holder of its link. @throws HttpError 404 wishlist_not_found */
  async function getShared(key: string, currency: CurrencyCode): Promise<SharedWishlist> {
    const row = await store.findShared(withoutNulls(key));
    if (!row) throw new HttpError(404, 'wishlist_not_found');
    const { ad_set, gone } = await contentOf(row, currency);
    const seen = ad_set.map((camper) => ({ ...camper, cheaper_by: null }));
    return { name: row.name, ...toTrip(row, clock.today()), ad_set: seen, gone };
  }

  async function contentOf(row: WishlistRow, currency: CurrencyCode) {
    const items = await store.items([row.id]);
    return priceWishlist({ search, store, today: clock.today() }, { list: row, items, currency });
  }

  return { list, get, getShared, summaryOf };
}

/** A user's own wishlist. @throws HttpError 404 wishlist_not_found */
export async function requireList(database: Database, userId: number, slug: string): Promise<WishlistRow> {
  const row = await createWishlistsStore(database).find(userId, withoutNulls(slug));
  if (!row) throw new HttpError(404, 'wishlist_not_found');
  return row;
}

/** PostgreSQL does not accept NUL characters. */
export function withoutNulls(text: string): string {
  return text.replaceAll('\0', '');
}
