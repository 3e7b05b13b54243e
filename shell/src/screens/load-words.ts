import type { Messages } from '@campavia/i18n';
import type { Catalogue, Language, Site } from '@campavia/i18n/sites';

import { wordsOf } from '../locale/load-messages';

/** The catalogue of the shell's own pages, which only their readers load. */
export function fetchCatalogue(language: Language): Promise<{ default: Catalogue }> {
  return import(`./messages/compiled/screens/${language}.json`);
}

/** Its words for what must stand in any case: those that do not come leave the English ones. */
export function wordsOrEnglish(site: Site): Promise<Messages> {
  return wordsOf(site, fetchCatalogue).catch(() => ({}));
}
