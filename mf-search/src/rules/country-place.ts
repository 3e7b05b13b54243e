/** Slugs of the countries we have sites for, by ISO 3166-1 code, as the gazetteer writes them. */
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

/** The place that a whole country is searched by; undefined for a country without a site. */
export function countryPlace(country: string): string | undefined {
  return SLUGS[country];
}
