import type { Minor } from '../money';
import { INSURANCE_SLUGS, type InsuranceSlug } from '../quote';

/** For each kind of damage the guest's maximum share, and the maximum covered; in euro cents. */
export interface InsuranceTier {
  id: number;
  slug: InsuranceSlug;
  isReinforced: boolean;
  deductibles: { amount: Minor; upperParts: Minor; burglary: Minor; glassBreakage: Minor };
  /** Requirements for drivers, in years. */
  driver: { minAge: number; minLicence: number };
  /** Null is not covered. */
  covers: Record<CoverName, Minor | null>;
}

/** The kinds of damage that insurances are compared by. */
export const COVER_NAMES = [
  'damage_to_vehicle',
  'damage_high_part',
  'burglary',
  'broken_glass',
  'objects_protection',
  'internal_damage_price',
] as const;
export type CoverName = (typeof COVER_NAMES)[number];

/** Maximum value of insured vehicles, in euro cents. */
export const MAX_VEHICLE_VALUE_EUR: Minor = 10_000_000;

const USUAL_DRIVER = { minAge: 21, minLicence: 3 };

/** The insurances of the platform by price, and last the owner's own insurance. */
export const INSURANCE_TIERS: readonly InsuranceTier[] = [
  {
    id: 1,
    slug: 'standard',
    isReinforced: false,
    deductibles: { amount: 150_000, upperParts: 250_000, burglary: 80_000, glassBreakage: 30_000 },
    driver: USUAL_DRIVER,
    covers: {
      damage_to_vehicle: MAX_VEHICLE_VALUE_EUR,
      damage_high_part: 1_500_000,
      burglary: 500_000,
      broken_glass: 200_000,
      objects_protection: null,
      internal_damage_price: null,
    },
  },
  {
    id: 2,
    slug: 'reinforced',
    isReinforced: true,
    deductibles: { amount: 60_000, upperParts: 100_000, burglary: 30_000, glassBreakage: 0 },
    driver: { minAge: 23, minLicence: 5 },
    covers: {
      damage_to_vehicle: MAX_VEHICLE_VALUE_EUR,
      damage_high_part: 3_000_000,
      burglary: 1_000_000,
      broken_glass: 400_000,
      objects_protection: 150_000,
      internal_damage_price: 100_000,
    },
  },
  {
    id: 3,
    slug: 'none',
    isReinforced: false,
    deductibles: { amount: 200_000, upperParts: 200_000, burglary: 200_000, glassBreakage: 50_000 },
    driver: USUAL_DRIVER,
    covers: {
      damage_to_vehicle: MAX_VEHICLE_VALUE_EUR,
      damage_high_part: MAX_VEHICLE_VALUE_EUR,
      burglary: null,
      broken_glass: 200_000,
      objects_protection: null,
      internal_damage_price: null,
    },
  },
];

/** The insurance of a name; undefined when there is none. */
export function tierOfSlug(slug: string): InsuranceTier | undefined {
  return INSURANCE_TIERS.find((tier) => tier.slug === slug);
}

/** The insurance of a number; undefined when there is none. */
export function tierOfId(id: number): InsuranceTier | undefined {
  return INSURANCE_TIERS.find((tier) => tier.id === id);
}

/** The insurances that a guest may choose: the platform's, or the owner's own if there is one. */
export function tiersFor(insuredBy: 'platform' | 'owner'): InsuranceTier[] {
  const slugs = INSURANCE_SLUGS.filter((slug) => slug !== 'none' || insuredBy === 'owner');
  return INSURANCE_TIERS.filter(({ slug }) => slugs.includes(slug));
}
