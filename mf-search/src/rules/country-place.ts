/** Slugs of the gazetteer for the countries that have sites, by ISO 3166-1 code. */
const SLUGS: Record<string, string> = {
  AT: 'oesterreich',
  BE: 'belgie',
  CH: 'schweiz',
  DE: 'deutschland',
  ES: 'espana',
  FR: 'france',
  GB: 'united-kingdom',
  IE: 'ireland',
  IT: 'italia',
  NL: 'nederland',
  PT: 'portugal',
  US: 'united-states',
};

export function countryPlace(country: string): string | undefined {
  return SLUGS[country];
}

/** Countries whose places have pages, by ISO 3166-1 code. */
export const COUNTRIES = Object.keys(SLUGS);
