import type { Generated } from 'kysely';

import type { CurrencyCode, Minor, PlainDate } from '@campavia/domain';

export interface SavedSearchTable {
  id: Generated<number>;
  user_id: number;
  query: string;
  name: string;
  site: string;
  is_mailed: Generated<boolean>;
  created_at: Date;
}

export interface SavedSearchReaderTable {
  user_id: number;
  token: Generated<string>;
  checked_at: Date;
  try_at: Generated<Date | null>;
}

/** A camper that has come into the search, and since when; null until it is noted. */
export interface SearchableCamperTable {
  camper_id: number;
  since: Date | null;
}

/** Tables of saved searches. */
export interface SavedSearchTables {
  saved_search: SavedSearchTable;
  search_letter: SavedSearchReaderTable;
  searchable_camper: SearchableCamperTable;
}

export interface WishlistTable {
  id: Generated<number>;
  user_id: number;
  slug: string;
  name: string;
  date_from: PlainDate | null;
  date_to: PlainDate | null;
  currency: CurrencyCode | null;
  is_notified: Generated<boolean>;
  share_key: string | null;
  changed_at: Date;
}

export interface WishlistCamperTable {
  wishlist_id: number;
  camper_id: number;
  added_at: Date;
  saved_price: Minor | null;
  known_price: Minor | null;
  was_free: boolean | null;
}

export interface WishlistEmailTable {
  user_id: number;
  token: Generated<string>;
  checked_at: Date;
  try_at: Generated<Date | null>;
}

/** Tables of wishlists. */
export interface WishlistTables {
  wishlist: WishlistTable;
  wishlist_camper: WishlistCamperTable;
  wishlist_email: WishlistEmailTable;
}
