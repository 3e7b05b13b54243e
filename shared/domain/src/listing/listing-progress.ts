/** The steps of a new listing, in order. */
export const LISTING_STEPS = [
  'vehicle-type',
  'vehicle-properties',
  'vehicle-location',
  'vehicle-pictures',
  'product-price',
] as const;
export type ListingStep = (typeof LISTING_STEPS)[number];

/** The data of a listing that determines the completed steps. */
export interface ListingFacts {
  type: number | null;
  brand: string | null;
  place_id: number | null;
  picture_count: number;
  /** Seasons that have a price. */
  rate_count: number;
}

const SEASON_COUNT = 3;

export interface ListingProgress {
  steps: { step: ListingStep; is_done: boolean }[];
  /** The first incomplete step. */
  next_step: ListingStep | null;
  /** All steps are complete. */
  publishable: boolean;
}

export function listingProgress(facts: ListingFacts): ListingProgress {
  const done: Record<ListingStep, boolean> = {
    'vehicle-type': facts.type !== null,
    'vehicle-properties': Boolean(facts.brand),
    'vehicle-location': facts.place_id !== null,
    'vehicle-pictures': facts.picture_count > 0,
    'product-price': facts.rate_count >= SEASON_COUNT,
  };
  const next = LISTING_STEPS.find((step) => !done[step]) ?? null;
  const steps = LISTING_STEPS.map((step) => ({ step, is_done: done[step] }));
  return { steps, next_step: next, publishable: next === null };
}
