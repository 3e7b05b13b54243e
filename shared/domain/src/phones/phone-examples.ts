/** Example mobile numbers for forms: unassigned ones, if the country reserves some for that. */
const EXAMPLES: Record<string, string> = {
  AT: '+43 664 123456',
  BE: '+32 470 12 34 56',
  CH: '+41 78 123 45 67',
  DE: '+49 151 23456789',
  ES: '+34 612 345 678',
  FR: '+33 6 39 98 12 34',
  GB: '+44 7700 900123',
  IE: '+353 85 012 3456',
  IT: '+39 312 345 6789',
  NL: '+31 6 12345678',
  PT: '+351 912 345 678',
  US: '+1 202 555 0123',
};

/**
 * The format of a mobile number in a country, with its country code.
 * @param country two letters; a French number for countries without a site
 */
export function phoneExampleOf(country: string): string {
  return EXAMPLES[country] ?? '+33 6 39 98 12 34';
}
