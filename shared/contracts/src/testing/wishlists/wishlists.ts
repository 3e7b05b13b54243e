import type {
  SharedWishlist,
  Wishlist,
  WishlistCamper,
  WishlistList,
  WishlistSummary,
} from '../../wishlists/wishlists';
import { aPicture, aSearchResult } from '../search/search';

const SETTINGS = {
  etag: '"a-tag"',
  slug: 'bGFrZQ_summer',
  name: 'Summer by the lake',
  date_from: '2027-06-28',
  date_to: '2027-07-08',
  notified: false,
  share_key: null,
};

/** A campervan in Annecy on a list with dates: free then. */
export function aWishlistCamper(over: Partial<WishlistCamper> = {}): WishlistCamper {
  const price = {
    booking_price_per_day: '123.26',
    final_booking_price: '1355.90',
    original_booking_price: null,
  };
  return { ...aSearchResult(price), is_free: true, free_from: null, cheaper_by: null, ...over };
}

/** A list with a camper that is free, one that got cheaper, and one that is taken. */
export function aWishlist(over: Partial<Wishlist> = {}): Wishlist {
  return {
    ...SETTINGS,
    ad_set: [
      aWishlistCamper(),
      aWishlistCamper({ id: 1202, title: 'Sunlight A 72', cheaper_by: '60.50' }),
      aWishlistCamper({ id: 1203, title: 'T2 Westfalia, “Maud”', is_free: false, free_from: '2027-07-10' }),
    ],
    gone: [],
    ...over,
  };
}

/** The same list as a visitor with its link sees it. */
export function aSharedWishlist(over: Partial<SharedWishlist> = {}): SharedWishlist {
  const { name, date_from, date_to, gone, ad_set } = aWishlist();
  return {
    name,
    date_from,
    date_to,
    gone,
    ad_set: ad_set.map((one) => ({ ...one, cheaper_by: null })),
    ...over,
  };
}

/** The same list in the list of wishlists. */
export function aWishlistSummary(over: Partial<WishlistSummary> = {}): WishlistSummary {
  const pictures = [aPicture('lake-dawn'), aPicture('inside-bed'), aPicture('lake-dawn')];
  return { ...SETTINGS, count: 3, camper_ids: [1201, 1202, 1203], pictures, ...over };
}

/** The wishlists of a user. */
export function someWishlists(results: WishlistSummary[] = [aWishlistSummary()]): WishlistList {
  return { count: results.length, next: null, previous: null, results };
}
