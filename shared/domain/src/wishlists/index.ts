export { tidyWishlistName, WISHLIST_LIMITS } from './wishlists';
