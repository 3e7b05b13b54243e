import type { WishlistSummary } from '@campavia/contracts';
import type { PlainDate } from '@campavia/domain';

import { toPictures } from '../../core/picture-addresses';
import { withTag } from '../../core/preconditions/preconditions';
import { stayOf } from './price-wishlist';
import type { WishlistItem, WishlistRow } from './wishlists.store';

const PICTURES = 3;

/** The settings of a wishlist with its entity tag. Past dates are left out. */
export function toSettings(row: WishlistRow, today: PlainDate) {
  const { slug, name, is_notified, share_key } = row;
  return withTag({ slug, name, ...toTrip(row, today), notified: is_notified, share_key });
}

/** The days that the prices of a wishlist refer to. */
export function toTrip(row: WishlistRow, today: PlainDate) {
  const { date_from = null, date_to = null } = stayOf(row, today) ?? {};
  return { date_from, date_to };
}

/** Summary of a wishlist. `scenes`: the first picture of each published camper. */
export function toSummary(
  row: WishlistRow,
  items: readonly WishlistItem[],
  { scenes, today }: { scenes: ReadonlyMap<number, string>; today: PlainDate },
): WishlistSummary {
  const ids = items.map(({ camper_id }) => camper_id);
  const shown = ids.flatMap((id) => scenes.get(id) ?? []).slice(0, PICTURES);
  return {
    ...toSettings(row, today),
    count: ids.length,
    camper_ids: ids,
    pictures: toPictures(shown),
  };
}
