import type { WishlistSummary } from '@campavia/contracts';

type Lists = readonly WishlistSummary[];

/** The lists that a camper is on. */
export function listsWith(lists: Lists, camperId: number): WishlistSummary[] {
  return lists.filter(({ camper_ids }) => camper_ids.includes(camperId));
}

/** The lists with a camper added to one of them, which is then the last changed. */
export function withCamper(lists: Lists, slug: string, camperId: number): WishlistSummary[] {
  const list = lists.find((one) => one.slug === slug);
  if (!list) return [...lists];
  const camper_ids = [camperId, ...list.camper_ids.filter((id) => id !== camperId)];
  return [{ ...list, camper_ids, count: camper_ids.length }, ...lists.filter((one) => one !== list)];
}

/** The lists without a camper; their pictures stay, because it is unknown whose they are. */
export function withoutCamper(lists: Lists, camperId: number): WishlistSummary[] {
  return lists.map((list) => {
    const camper_ids = list.camper_ids.filter((id) => id !== camperId);
    return camper_ids.length === list.camper_ids.length
      ? list
      : { ...list, camper_ids, count: camper_ids.length };
  });
}
