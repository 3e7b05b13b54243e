import type { ListingState } from '../listing';

/** What the insurance of every trip is made out for: fixed once the listing was sent in. */
export const INSURANCE_FIELDS = [
  'type',
  'manufacturer',
  'brand',
  'model',
  'date',
  'registration',
  'registration_country',
  'gvw',
  'value',
] as const;
export type InsuranceField = (typeof INSURANCE_FIELDS)[number];

/**
 * The fields that are fixed. What was not given before the listing was sent in can still be added once, since the
 * insurance needs it.
 */
export function lockedFields(
  state: ListingState,
  values: Readonly<Record<InsuranceField, string | number | null>>,
): InsuranceField[] {
  if (state === 'created') return [];
  return INSURANCE_FIELDS.filter((field) => values[field] !== null && values[field] !== '');
}
