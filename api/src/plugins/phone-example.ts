import { phoneExampleOf } from '@campavia/domain';
import { siteOfTag, SITES } from '@campavia/i18n/server';

/** How a mobile number is written in the country that an Accept-Language header names first. */
export function phoneExampleOfTag(acceptLanguage: string | undefined): string {
  const region = /^\s*\w+-(\w\w)\b/.exec(acceptLanguage ?? '')?.[1]?.toUpperCase();
  // Two sites share a tag; its region still is that of one of them.
  const known = SITES.find(({ country }) => country === region) ?? siteOfTag(acceptLanguage);
  return phoneExampleOf(known.country);
}
