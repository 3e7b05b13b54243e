import type { Messages } from './messages';

/** The eight languages that messages exist in. */
export const LANGUAGES = ['en', 'fr', 'de', 'es', 'it', 'nl', 'pt', 'ca'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The sites whose words differ from those of their language in a few places. */
export const VARIANTS = ['en-us', 'en-gb', 'fr-ch', 'de-at', 'de-ch', 'it-ch', 'nl-be'] as const;

/** A catalogue of messages: of a language, or of a country with some wording of its own. */
export type CatalogueName = Language | (typeof VARIANTS)[number];

/** The catalogue of a site. */
export function catalogueOf({ locale, language }: { locale: string; language: Language }): CatalogueName {
  return VARIANTS.find((variant) => variant === locale) ?? language;
}

/**
 * A compiled catalogue file: messages by id and, by the name of a site, those that differ in its country. No id equals
 * the name of a site.
 */
export type Catalogue = Record<string, Messages[string] | Messages>;

/** The messages of a site, with the wording of its country. */
export function messagesOnSite(site: { locale: string }, catalogue: Catalogue): Messages {
  return { ...catalogue, ...(catalogue[site.locale] as Messages | undefined) } as Messages;
}
