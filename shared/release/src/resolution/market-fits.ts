/** Whether a market (a site such as `de-at`, or a country such as `AT`) is the visitor's. */
export function matchesMarket(market: string, site: { locale: string; country: string }): boolean {
  return market === site.locale || market === site.country;
}
