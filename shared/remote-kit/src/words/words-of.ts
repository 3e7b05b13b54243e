import type { Messages } from '@campavia/i18n';
import { wordsOnSite, type Catalogue, type Language, type Site } from '@campavia/i18n/sites';

/** Imports the compiled catalogue of a language. */
export type FetchCatalogue = (language: Language) => Promise<{ default: Catalogue }>;

/**
 * The words of a catalogue on a site. It is asked for twice if need be.
 *
 * @throws what the second attempt fails with
 */
export async function wordsOf(site: Site, fetchCatalogue: FetchCatalogue): Promise<Messages> {
  const fetch = () => fetchCatalogue(site.language);
  const catalogue = await fetch().catch(fetch);
  return wordsOnSite(site, catalogue.default);
}
