import type { Api, AppContext } from '../../core/app-context';
import { wishlistEmailsRoutes } from './wishlist-emails.routes';
import { wishlistsRoutes } from './wishlists.routes';
import type { WishlistContext } from './wishlist-context';
import { createWishlistsService } from './wishlists.service';

/** Endpoints of wishlists and of the e-mails about them. */
export function registerWishlists(
  app: Api,
  { database, clock, settings }: AppContext,
  { search }: Pick<WishlistContext, 'search'>,
): void {
  const wishlists = createWishlistsService({ database, clock, search });
  wishlistsRoutes(app, wishlists);
  wishlistEmailsRoutes(app, wishlists, settings);
}
