import type { InsuranceSlug } from '@campavia/domain';

/** Breakdown assistance of the platform's insurances by country. */
const NUMBERS: Record<string, string> = {
  AD: '+34 900 000 137',
  AT: '+43 1 0000 137',
  BE: '+32 2 000 01 37',
  CH: '+41 44 000 01 37',
  DE: '+49 30 23125 137',
  ES: '+34 900 000 137',
  FR: '+33 1 99 00 27 37',
  GB: '+44 20 7946 0137',
  IE: '+353 1 000 0137',
  IT: '+39 06 0000 0137',
  LI: '+41 44 000 01 37',
  LU: '+352 2000 0137',
  MC: '+33 1 99 00 27 37',
  NL: '+31 20 000 0137',
  PT: '+351 21 000 0137',
  US: '+1 202 555 0137',
};

/** Phone number for breakdowns; null for the owner's own insurance, whose number is unknown. */
export function breakdownNumberOf(country: string, insurance: InsuranceSlug): string | null {
  return insurance === 'none' ? null : (NUMBERS[country] ?? null);
}
