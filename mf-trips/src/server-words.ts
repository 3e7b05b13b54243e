import { createServerIntl, type Messages } from '@campavia/i18n/server';
import { catalogueOf, type CatalogueName, type Site } from '@campavia/i18n/sites';

import catalogues from '../messages/compiled-all.json';

const CATALOGUES = catalogues as unknown as Record<CatalogueName, Messages>;

/** What the server writes a site's words with. */
export type Words = ReturnType<typeof createServerIntl>;

export function wordsOf(site: Site): Words {
  return createServerIntl(site, CATALOGUES[catalogueOf(site)]);
}
