import type { ListingState } from '../listing';

/** The fields that insurances depend on: fixed once the listing was submitted. */
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

/** The fixed fields. One that was empty at the submission can still be filled in once, since the insurance needs it. */
export function lockedFields(
  state: ListingState,
  values: Readonly<Record<InsuranceField, string | number | null>>,
): InsuranceField[] {
  if (state === 'created') return [];
  return INSURANCE_FIELDS.filter((field) => values[field] !== null && values[field] !== '');
}
