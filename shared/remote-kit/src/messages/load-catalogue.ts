import type { Messages } from '@campavia/i18n';
import { messagesOnSite, type Catalogue, type Language, type Site } from '@campavia/i18n/sites';

/** Imports the compiled catalogue of a language. */
export type FetchCatalogue = (language: Language) => Promise<{ default: Catalogue }>;

/**
 * Loads the messages of a catalogue for a site, with the wording of its country. Retries the import once.
 *
 * @throws the error of the retry
 */
export async function loadCatalogue(site: Site, fetchCatalogue: FetchCatalogue): Promise<Messages> {
  const fetch = () => fetchCatalogue(site.language);
  const catalogue = await fetch().catch(fetch);
  return messagesOnSite(site, catalogue.default);
}

/**
 * Creates the loader of a catalogue in a separate chunk: `createMessageLoader((language) =>
 * import(`./messages/compiled/filters/${language}.json`))`.
 */
export function createMessageLoader(fetchCatalogue: FetchCatalogue): (site: Site) => Promise<Messages> {
  return (site) => loadCatalogue(site, fetchCatalogue);
}
