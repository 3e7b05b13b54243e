import type { Messages } from '@campavia/i18n';
import type { Catalogue, Language, Site } from '@campavia/i18n/sites';

import { loadCatalogue } from '@campavia/remote-kit/messages';

/** The catalogue of the shell's own pages, which only their readers load. */
export function fetchPageMessages(language: Language): Promise<{ default: Catalogue }> {
  return import(`./messages/compiled/features/${language}.json`);
}

/** Its words for what must stand in any case: those that do not come leave the English ones. */
export function loadPageMessages(site: Site): Promise<Messages> {
  return loadCatalogue(site, fetchPageMessages).catch(() => ({}));
}
