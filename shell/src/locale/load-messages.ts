import type { Messages } from '@campavia/i18n';
import type { Site } from '@campavia/i18n/sites';
import { loadCatalogue } from '@campavia/remote-kit/messages';

/** The shell's catalogue for a site, with those of the shared widgets and parts. */
export function loadMessages(site: Site): Promise<Messages> {
  return loadCatalogue(site, (language) => import(`../../messages/compiled/${language}.json`));
}
