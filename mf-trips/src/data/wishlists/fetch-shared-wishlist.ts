import { getSharedWishlist } from '@campavia/api-client';
import { type Http, isApiError } from '@campavia/api-client/core';
import type { SharedWishlist } from '@campavia/contracts';

/** A shared list for its document: null for an unknown key, undefined if the api was late or failed. */
export async function fetchSharedWishlist(
  key: string,
  http: Http,
): Promise<SharedWishlist | null | undefined> {
  return getSharedWishlist(key, { http }).catch((error: unknown) =>
    isApiError(error) && error.status === 404 ? null : undefined,
  );
}
