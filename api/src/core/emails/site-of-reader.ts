import { DEFAULT_SITE, siteOf, type Language, type Site } from '@campavia/i18n/sites';

/** The site of a reader: the one they chose, otherwise the main one of their language. */
export function siteOfReader({ locale, language }: { locale: string | null; language: Language }): Site {
  const own = siteOf(locale ?? '');
  return own?.language === language ? own : (siteOf(language) ?? DEFAULT_SITE);
}
