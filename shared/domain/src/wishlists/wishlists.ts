/** Maximum number of lists per person and of campers per list, and the maximum length of a list's name. */
export const WISHLIST_LIMITS = { lists: 20, campers: 200, nameLength: 60 };

/** Control characters, lone surrogates, and invisible marks that change the text direction. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;

/** The name of a list as it is stored: on one line, without direction marks; empty if nothing is left. */
export function tidyWishlistName(name: string): string {
  return name.normalize('NFC').replace(UNSEEN, ' ').replace(/\s+/gu, ' ').trim();
}
