import type { Picture } from '@campavia/contracts';

import { VIEWED_KEY } from './viewed-key';

/** The stored data of a viewed camper: enough for a small card with a link. */
export interface ViewedCamper {
  id: number;
  title: string;
  city: string;
  /** ISO 3166-1 code. */
  country: string;
  /** Number of the type of vehicle, 1 to 7. */
  type: number;
  picture: Picture | null;
}

const MAX_COUNT = 12;

/** Stores a camper as the last one viewed. Does nothing if the browser has no storage. */
export function rememberViewed(camper: ViewedCamper): void {
  const others = viewedCampers().filter(({ id }) => id !== camper.id);
  try {
    localStorage.setItem(VIEWED_KEY, JSON.stringify([camper, ...others].slice(0, MAX_COUNT)));
  } catch {
    // The storage is blocked or full.
  }
}

/** The campers whose pages were opened in this browser, the latest first, at most 12. */
export function viewedCampers(): ViewedCamper[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(VIEWED_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isViewedCamper).slice(0, MAX_COUNT) : [];
  } catch {
    return [];
  }
}

/** Deletes the stored campers. */
export function forgetViewed(): void {
  try {
    localStorage.removeItem(VIEWED_KEY);
  } catch {
    // Without storage there is nothing to delete.
  }
}

/** The storage may have been written by another release or by hand. */
function isViewedCamper(stored: unknown): stored is ViewedCamper {
  if (typeof stored !== 'object' || stored === null) return false;
  const { id, title, city, country, type, picture } = stored as Record<string, unknown>;
  return (
    Number.isInteger(id) &&
    Number.isInteger(type) &&
    [title, city, country].every((text) => typeof text === 'string') &&
    (picture === null || isPicture(picture))
  );
}

function isPicture(stored: unknown): stored is Picture {
  if (typeof stored !== 'object' || stored === null) return false;
  const { url, srcset } = stored as Record<string, unknown>;
  return typeof url === 'string' && typeof srcset === 'string';
}
