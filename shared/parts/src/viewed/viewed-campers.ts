import type { Picture } from '@campavia/contracts';

import { VIEWED_KEY } from './viewed-key';

/** What is kept of a camper whose page was opened: enough for a small card that leads back. */
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

const MOST = 12;

/** Keeps a camper as the one viewed last. A browser that keeps nothing keeps nothing of this either. */
export function rememberViewed(camper: ViewedCamper): void {
  const others = viewedCampers().filter(({ id }) => id !== camper.id);
  try {
    localStorage.setItem(VIEWED_KEY, JSON.stringify([camper, ...others].slice(0, MOST)));
  } catch {
    // Storage is closed or full.
  }
}

/** The campers whose pages were opened in this browser, the last one first, at most 12. */
export function viewedCampers(): ViewedCamper[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(VIEWED_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isViewedCamper).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Keeps none of them any longer. */
export function forgetViewed(): void {
  try {
    localStorage.removeItem(VIEWED_KEY);
  } catch {
    // A browser that gives no storage has kept nothing.
  }
}

/** Another release may have written it, or a hand. */
function isViewedCamper(kept: unknown): kept is ViewedCamper {
  if (typeof kept !== 'object' || kept === null) return false;
  const { id, title, city, country, type, picture } = kept as Record<string, unknown>;
  return (
    Number.isInteger(id) &&
    Number.isInteger(type) &&
    [title, city, country].every((text) => typeof text === 'string') &&
    (picture === null || isPicture(picture))
  );
}

function isPicture(kept: unknown): kept is Picture {
  if (typeof kept !== 'object' || kept === null) return false;
  const { url, srcset } = kept as Record<string, unknown>;
  return typeof url === 'string' && typeof srcset === 'string';
}
