import type { Me } from '@campavia/contracts';

export type SideEntry =
  | 'trips'
  | 'wishlists'
  | 'bookings'
  | 'campers'
  | 'chats'
  | 'reviews'
  | 'payouts'
  | 'account';

const FOR_GUESTS: readonly SideEntry[] = ['trips', 'wishlists', 'chats', 'reviews', 'account'];
const FOR_OWNERS: readonly SideEntry[] = [
  'bookings',
  'campers',
  'chats',
  'reviews',
  'payouts',
  'trips',
  'wishlists',
  'account',
];

export function entriesFor({ is_owner }: Pick<Me, 'is_owner'>): readonly SideEntry[] {
  return is_owner ? FOR_OWNERS : FOR_GUESTS;
}

/**
 * For `aria-current`: `page` on the page itself, `true` on a page below it, unless another entry of `paths` is nearer to
 * that page.
 */
export function currentMark(
  path: string,
  pathname: string,
  paths: readonly (string | undefined)[] = [],
): 'page' | 'true' | undefined {
  const place = pathname.replace(/\/+$/, '');
  if (place === path) return 'page';
  const isNearer = (other = '') => other.length > path.length && isAtOrBelow(other, place);
  return isAtOrBelow(path, place) && !paths.some(isNearer) ? 'true' : undefined;
}

function isAtOrBelow(path: string, place: string): boolean {
  return `${place}/`.startsWith(`${path}/`);
}
