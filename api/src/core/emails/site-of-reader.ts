import { DEFAULT_SITE, siteOf, type Language, type Site } from '@campavia/i18n/sites';

/** The site on which somebody reads: the one they chose, else the main one of their language. */
export function siteOfReader({ locale, language }: { locale: string | null; language: Language }): Site {
  const own = siteOf(locale ?? '');
  return own?.language === language ? own : (siteOf(language) ?? DEFAULT_SITE);
}
