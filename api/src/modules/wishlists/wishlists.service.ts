import type {
  AddToWishlist,
  MergedWishlist,
  MergeWishlist,
  UpdateWishlist,
  Wishlist,
  WishlistSummary,
} from '@campavia/contracts';

import { HttpError } from '../../core/http-errors';
import { createWishlistChanges } from './change-wishlists';
import { mergeIntoWishlists } from './merge-wishlist';
import { createWishlistReader, requireList, withoutNulls } from './read-wishlists';
import { createSavedPrices } from './saved-prices';
import type { WishlistContext, WishlistOf } from './wishlist-context';
import { createWishlistEmailsStore } from './wishlist-emails.store';
import { createWishlistsStore } from './wishlists.store';

/** Wishlists of users. */
export function createWishlistsService(context: WishlistContext) {
  const { database } = context;
  const store = createWishlistsStore(database);
  const { list, get, getShared, summaryOf } = createWishlistReader(context);
  const changes = createWishlistChanges(context);
  const prices = createSavedPrices(context);

  async function create(
    { userId, currency }: Omit<WishlistOf, 'slug'>,
    name: string,
  ): Promise<WishlistSummary> {
    const { slug } = await changes.create(userId, name);
    return summaryOf({ userId, slug, currency });
  }

  /** @throws HttpError 404, 412; InvalidFieldsError */
  async function update(
    of: WishlistOf,
    ifMatch: string | undefined,
    asked: UpdateWishlist,
  ): Promise<Wishlist> {
    const { hasNewTrip, hasTurnedNotificationsOn: isNotifiedAnew } = await changes.update(of, ifMatch, asked);
    if (hasNewTrip) await prices.keepAll(of);
    else if (isNotifiedAnew) await prices.keepKnown(of);
    return get(of);
  }

  /** @throws HttpError 404 wishlist_not_found */
  async function remove({ userId, slug }: Pick<WishlistOf, 'userId' | 'slug'>): Promise<void> {
    if (!(await store.remove(userId, withoutNulls(slug)))) throw new HttpError(404, 'wishlist_not_found');
  }

  /**
   * Adds a camper, or moves it from another wishlist of the user; does nothing if it is already there.
   * @throws HttpError 404 for an unknown wishlist or camper; InvalidFieldsError for a full wishlist
   */
  async function add(of: WishlistOf, asked: AddToWishlist): Promise<WishlistSummary> {
    await changes.add(of, asked);
    await prices.keepSome(of, [asked.product_id]);
    return summaryOf(of);
  }

  /** @throws HttpError 404 wishlist_not_found; a camper that is not on the list is no error */
  async function take(of: WishlistOf, camperId: number): Promise<WishlistSummary> {
    const row = await requireList(database, of.userId, of.slug);
    await store.take(row.id, camperId);
    return summaryOf(of);
  }

  /** Merges a visitor's wishlist from the browser into those of the account; idempotent. */
  async function merge(visitor: Omit<WishlistOf, 'slug'>, asked: MergeWishlist): Promise<MergedWishlist> {
    const { added, slug, ...counts } = await mergeIntoWishlists(context, visitor.userId, asked);
    if (slug !== null) await prices.keepSome({ ...visitor, slug }, added);
    return { ...counts, slug, added: added.length };
  }

  /** Unsubscribes the user of the token. @throws HttpError 400 link_invalid */
  async function stopEmails(token: string): Promise<void> {
    const isKnown = await createWishlistEmailsStore(database).stop(withoutNulls(token));
    if (!isKnown) throw new HttpError(400, 'link_invalid');
  }

  return { list, get, getShared, create, update, remove, add, take, merge, stopEmails };
}

export type WishlistsService = ReturnType<typeof createWishlistsService>;
