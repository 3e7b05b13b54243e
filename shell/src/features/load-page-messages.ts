import type { Messages } from '@campavia/i18n';
import type { Catalogue, Language, Site } from '@campavia/i18n/sites';

import { loadCatalogue } from '@campavia/remote-kit/messages';

export function fetchPageMessages(language: Language): Promise<{ default: Catalogue }> {
  return import(`./messages/compiled/features/${language}.json`);
}

/** Falls back to English: these pages must render in any case. */
export function loadPageMessages(site: Site): Promise<Messages> {
  return loadCatalogue(site, fetchPageMessages).catch(() => ({}));
}
