/** How many lists one person has, how many campers one list, and how long its name is. */
export const WISHLIST_LIMITS = { lists: 20, campers: 200, nameLength: 60 };

/** Controls, half pairs, and signs that are not seen or turn the direction of the words around them. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;

/** The name of a list as it is kept: on one line, and read in its own direction; empty when nothing is left. */
export function tidyWishlistName(name: string): string {
  return name.normalize('NFC').replace(UNSEEN, ' ').replace(/\s+/gu, ' ').trim();
}
