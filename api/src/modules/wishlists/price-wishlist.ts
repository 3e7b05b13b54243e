import type { WishlistCamper } from '@campavia/contracts';
import {
  daysInclusive,
  formatDecimal,
  parseDecimal,
  type CurrencyCode,
  type PlainDate,
} from '@campavia/domain';

import type { SearchService, SomeCampers } from '../search/search.service';
import type { CamperState, WishlistItem, WishlistRow, WishlistsStore } from './wishlists.store';

interface Needs {
  search: Pick<SearchService, 'listSome'>;
  store: WishlistsStore;
  today: PlainDate;
}

type Trip = Pick<WishlistRow, 'date_from' | 'date_to'>;

/** The campers of a wishlist for its trip, and those that are no longer published. */
export async function priceWishlist(
  { search, store, today }: Needs,
  { list, items, currency }: { list: WishlistRow; items: readonly WishlistItem[]; currency: CurrencyCode },
) {
  const ids = items.map(({ camper_id }) => camper_id);
  const stay = stayOf(list, today);
  const found = await search.listSome(ids, stay ?? {}, currency);
  const campers = new Map(found.campers.map((camper) => [camper.id, camper]));
  const freeFrom = stay ? await nextFreeDays(store, stay, found) : new Map<number, PlainDate>();
  const ad_set = items.flatMap((item): WishlistCamper[] => {
    const camper = campers.get(item.camper_id);
    if (!camper) return [];
    const isFree = found.freeIds?.has(camper.id) ?? null;
    return [
      {
        ...camper,
        hour_from: null,
        hour_to: null,
        is_free: isFree,
        free_from: freeFrom.get(camper.id) ?? null,
        cheaper_by: isFree && list.currency === currency ? cheaperBy(item, camper.final_booking_price) : null,
      },
    ];
  });
  const gone = ids.filter((id) => !campers.has(id));
  return { ad_set, gone: await store.titles(gone) };
}

/** Prices for the trip of a wishlist, and availability; null for unpublished campers. */
export async function readStates(
  { search, today }: Pick<Needs, 'search' | 'today'>,
  { list, ids, currency }: { list: WishlistRow; ids: readonly number[]; currency: CurrencyCode },
): Promise<CamperState[]> {
  const stay = stayOf(list, today);
  const { campers, freeIds } = await search.listSome(ids, stay ?? {}, currency);
  const prices = new Map(campers.map(({ id, final_booking_price: price }) => [id, price]));
  return ids.map((camperId) => {
    const price = prices.get(camperId) ?? null;
    return {
      camperId,
      price: price === null ? null : parseDecimal(price),
      isFree: prices.has(camperId) ? (freeIds?.has(camperId) ?? null) : null,
    };
  });
}

/** The days of a wishlist's trip; undefined without dates, and once they have begun. */
export function stayOf({ date_from, date_to }: Trip, today: PlainDate): Stay | undefined {
  return date_from !== null && date_to !== null && date_from >= today ? { date_from, date_to } : undefined;
}

interface Stay {
  date_from: PlainDate;
  date_to: PlainDate;
}

function nextFreeDays(store: WishlistsStore, stay: Stay, { campers, freeIds }: SomeCampers) {
  const taken = campers.map(({ id }) => id).filter((id) => !freeIds?.has(id));
  return store.freeFrom(taken, { from: stay.date_from, days: daysInclusive(stay.date_from, stay.date_to) });
}

function cheaperBy({ saved_price: saved }: WishlistItem, price: string | null): string | null {
  const difference = saved === null || price === null ? 0 : saved - parseDecimal(price);
  return difference > 0 ? formatDecimal(difference) : null;
}
