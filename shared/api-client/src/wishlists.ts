import { http } from '@campavia/api-client/core';
import type {
  MergedWishlist,
  MergeWishlist,
  SharedWishlist,
  UpdateWishlist,
  Wishlist,
  WishlistList,
  WishlistSummary,
} from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** Cache keys of wishlists. */
export const wishlistKeys = {
  all: () => 'wishlists',
  one: (slug: string) => `wishlist/${slug}`,
  shared: (key: string) => `shared-wishlist/${key}`,
};

function pathOf(slug: string): string {
  return `/3/wishlist/${encodeURIComponent(slug)}/`;
}

/** The wishlists of the signed-in user, the last changed first. */
export function getWishlists(options: EndpointOptions = {}): Promise<WishlistList> {
  return (options.http ?? http()).get<WishlistList>('/3/wishlists/', options);
}

/** @throws ApiError 400 at `name`; `__all__` with too many lists */
export function createWishlist(name: string, options: EndpointOptions = {}): Promise<WishlistSummary> {
  return (options.http ?? http()).post<WishlistSummary>('/3/wishlists/', { name }, options);
}

/** Moves campers saved in the browser into the account; repeating it adds nothing. */
export function mergeWishlist(form: MergeWishlist, options: EndpointOptions = {}): Promise<MergedWishlist> {
  return (options.http ?? http()).post<MergedWishlist>('/3/wishlists/merge/', form, options);
}

/** A wishlist with its campers, priced for its dates. @throws ApiError 404 `wishlist_not_found` */
export function getWishlist(slug: string, options: EndpointOptions = {}): Promise<Wishlist> {
  return (options.http ?? http()).get<Wishlist>(pathOf(slug), options);
}

/** @throws ApiError 400 at the fields; 404; 412 `edited_meanwhile` with `ifMatch` */
export function updateWishlist(
  slug: string,
  changes: UpdateWishlist,
  options: EndpointOptions = {},
): Promise<Wishlist> {
  return (options.http ?? http()).patch<Wishlist>(pathOf(slug), changes, options);
}

/** @throws ApiError 404 `wishlist_not_found` */
export async function deleteWishlist(slug: string, options: EndpointOptions = {}): Promise<void> {
  await (options.http ?? http()).delete(pathOf(slug), undefined, options);
}

/** Adds a camper, or moves it `from` another list. @throws ApiError 404; 400 `__all__` for a full list */
export function addToWishlist(
  slug: string,
  { camperId, from }: { camperId: number; from?: string },
  options: EndpointOptions = {},
): Promise<WishlistSummary> {
  const form = { product_id: camperId, ...(from !== undefined && { from }) };
  return (options.http ?? http()).post<WishlistSummary>(`${pathOf(slug)}product/`, form, options);
}

/** @throws ApiError 404 `wishlist_not_found` */
export function removeFromWishlist(
  slug: string,
  camperId: number,
  options: EndpointOptions = {},
): Promise<WishlistSummary> {
  const form = { product_id: camperId };
  return (options.http ?? http()).delete<WishlistSummary>(`${pathOf(slug)}product/`, form, options);
}

/** A wishlist by the link that its owner shared. @throws ApiError 404 `wishlist_not_found` */
export function getSharedWishlist(key: string, options: EndpointOptions = {}): Promise<SharedWishlist> {
  return (options.http ?? http()).get<SharedWishlist>(
    `/3/shared-wishlists/${encodeURIComponent(key)}/`,
    options,
  );
}

/** Stops e-mails about saved campers by the token of such an e-mail. @throws ApiError 400 `link_invalid` */
export async function stopWishlistEmails(token: string, options: EndpointOptions = {}): Promise<void> {
  await (options.http ?? http()).post('/3/wishlists/unsubscribe/', { token }, options);
}
