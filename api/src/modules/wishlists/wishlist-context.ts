import type { CurrencyCode } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import type { SearchService } from '../search/search.service';

/** Dependencies of wishlists. */
export interface WishlistContext extends Pick<AppContext, 'database' | 'clock'> {
  search: Pick<SearchService, 'listSome'>;
}

/** A wishlist of a user, with the currency to read it in. */
export interface WishlistOf {
  userId: number;
  slug: string;
  currency: CurrencyCode;
}
