import type { Site } from '@campavia/i18n/sites';

/** Locales of the sister platform's pages; others get the English one. */
const PAGES = ['nl-BE', 'de', 'en', 'fr', 'it', 'nl'];
const FALLBACK = 'en';

/** Top-level domains that differ from the site's country code. */
const DOMAIN_ENDS: Record<string, string> = { 'en-us': 'com', 'en-gb': 'co.uk', ca: 'cat' };

/** URL to list a camper on the sister platform, with the originating site. */
export function sisterPlatformLink(base: string, site: Site): string {
  const domain = domainOf(site);
  const tracking = new URLSearchParams({
    utm_campaign: site.locale === 'nl' ? 'netherlands' : 'united-kingdom',
    utm_medium: 'onboarding',
    utm_source: domain,
    flavor: domain,
  });
  return `${base.replace(/\/+$/, '')}/${pageFor(site)}/create?${tracking}`;
}

function pageFor({ isoTag, language }: Site): string {
  return PAGES.find((page) => page === isoTag) ?? PAGES.find((page) => page === language) ?? FALLBACK;
}

function domainOf({ locale, country }: Site): string {
  return `campavia.${DOMAIN_ENDS[locale] ?? country.toLowerCase()}`;
}
