import { WISHLIST_LIMITS } from '@campavia/domain';

const LARGEST_ID = 2_147_483_647;

/** The campers that a browser has stored, the last saved first; whatever else was stored there is left out. */
export function parseHearts(stored: unknown): readonly number[] {
  if (!Array.isArray(stored)) return [];
  const ids = stored.filter(isCamperId);
  return [...new Set(ids)].slice(0, WISHLIST_LIMITS.campers);
}

/** With a camper, or without it where it was there; the last saved are kept when there are too many. */
export function toggleHeart(hearts: readonly number[], camperId: number): readonly number[] {
  return hearts.includes(camperId)
    ? hearts.filter((id) => id !== camperId)
    : parseHearts([camperId, ...hearts]);
}

function isCamperId(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= LARGEST_ID;
}
