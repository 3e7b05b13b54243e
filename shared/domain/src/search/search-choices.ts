import { EQUIPMENTS, type EquipmentCode } from '../equipment';

/** Filters that are on or not asked for. Winter tyres, chains and ISOFIX are pieces of equipment as well. */
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

/** Who lets a camper: one of these is enough. */
export const OWNER_TYPES = ['private', 'professional'] as const;
export type OwnerType = (typeof OWNER_TYPES)[number];

/** The licence that a camper is driven with. */
export const SEARCH_LICENCES = ['B', 'C'] as const;
export type SearchLicence = (typeof SEARCH_LICENCES)[number];

/** What results are ordered by. By distance it takes a place or a point. */
export const ORDERINGS = ['relevance', 'price', 'rating', 'distance'] as const;
export type Ordering = (typeof ORDERINGS)[number];

export const EQUIPMENT_CODES: readonly EquipmentCode[] = EQUIPMENTS.map(({ code }) => code);
