import type { Messages } from '@campavia/i18n';
import type { Site } from '@campavia/i18n/sites';
import { loadCatalogue } from '@campavia/remote-kit/messages';

export function loadMessages(site: Site): Promise<Messages> {
  return loadCatalogue(site, (language) => import(`../../messages/compiled/${language}.json`));
}
