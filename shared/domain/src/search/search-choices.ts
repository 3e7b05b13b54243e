import { EQUIPMENTS, type EquipmentCode } from '../equipment';

/** Filters that are either on or absent. Winter tyres, chains and ISOFIX are pieces of equipment as well. */
export const FLAG_FIELDS = [
  'discount_weekly',
  'discount_early',
  'km_unlimited',
  'international',
  'automatic_gear',
  'pets',
  'is_ambassador',
  'winter_tire',
  'winter_chain',
  'instant_booking',
  'disabled_access',
  'marketing_partnership',
  'isofix',
  'smoking',
] as const;
export type FlagField = (typeof FLAG_FIELDS)[number];

/** Types of owner; a result matches any of the chosen ones. */
export const OWNER_TYPES = ['private', 'professional'] as const;
export type OwnerType = (typeof OWNER_TYPES)[number];

/** The required driving licence. */
export const SEARCH_LICENCES = ['B', 'C'] as const;
export type SearchLicence = (typeof SEARCH_LICENCES)[number];

/** Sort orders. Sorting by distance requires a place or a point. */
export const ORDERINGS = ['relevance', 'price', 'rating', 'distance'] as const;
export type Ordering = (typeof ORDERINGS)[number];

export const EQUIPMENT_CODES: readonly EquipmentCode[] = EQUIPMENTS.map(({ code }) => code);
