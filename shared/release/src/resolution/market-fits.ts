/**
 * Whether a market is the visitor's: a market is a site (`de-at`) or a country (`AT`).
 */
export function matchesMarket(market: string, site: { locale: string; country: string }): boolean {
  return market === site.locale || market === site.country;
}
