import { WISHLIST_LIMITS } from '@campavia/domain';

const LARGEST_ID = 2_147_483_647;

/** The campers stored in the browser, the last saved first; invalid entries are dropped. */
export function parseHearts(stored: unknown): readonly number[] {
  if (!Array.isArray(stored)) return [];
  const ids = stored.filter(isCamperId);
  return [...new Set(ids)].slice(0, WISHLIST_LIMITS.campers);
}

/** Adds a camper, or removes it if present; above the limit the last saved are kept. */
export function toggleHeart(hearts: readonly number[], camperId: number): readonly number[] {
  return hearts.includes(camperId)
    ? hearts.filter((id) => id !== camperId)
    : parseHearts([camperId, ...hearts]);
}

function isCamperId(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= LARGEST_ID;
}
