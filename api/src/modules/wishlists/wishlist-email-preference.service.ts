import { createSavedPrices } from './saved-prices';
import type { WishlistContext } from './wishlist-context';
import { createWishlistEmailsStore } from './wishlist-emails.store';
import { createWishlistsStore } from './wishlists.store';

export type WishlistEmailNeeds = WishlistContext;

/** The preference for e-mails about saved campers that become cheaper or available, for all wishlists at once. */
export function createWishlistEmailPreference(context: WishlistEmailNeeds) {
  const { database, clock } = context;
  const prices = createSavedPrices(context);

  /** Turns the e-mails on for every wishlist with future dates, or off for all. */
  async function set(userId: number, { is_notified: isNotified }: { is_notified: boolean }): Promise<void> {
    const changed = await database.transaction().execute(async (within) => {
      await createWishlistsStore(within).lockOwner(userId);
      const emails = createWishlistEmailsStore(within);
      if (!isNotified) return emails.stopAll(userId);
      await emails.begin(userId, clock.now());
      return emails.notifyAll(userId, clock.today());
    });
    for (const { slug, currency } of changed) {
      if (currency !== null) await prices.keepKnown({ userId, slug, currency });
    }
  }

  return { set };
}

export type WishlistEmailPreference = ReturnType<typeof createWishlistEmailPreference>;
