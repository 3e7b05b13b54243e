import type { Me } from '@campavia/contracts';

export type SideEntry = 'trips' | 'wishlists' | 'bookings' | 'campers' | 'chats' | 'reviews' | 'account';

const ORDER: readonly SideEntry[] = [
  'trips',
  'wishlists',
  'bookings',
  'campers',
  'chats',
  'reviews',
  'account',
];
const OWNERS_ONLY: readonly SideEntry[] = ['bookings', 'campers'];

export function entriesFor({ is_owner }: Pick<Me, 'is_owner'>): SideEntry[] {
  return ORDER.filter((entry) => is_owner || !OWNERS_ONLY.includes(entry));
}

/** For `aria-current`: `page` on the page itself, `true` on a page below it. */
export function currentMark(path: string, pathname: string): 'page' | 'true' | undefined {
  const place = pathname.replace(/\/+$/, '');
  if (place === path) return 'page';
  return place.startsWith(`${path}/`) ? 'true' : undefined;
}
