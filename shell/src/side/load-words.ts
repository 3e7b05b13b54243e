import type { Messages } from '@campavia/i18n';
import type { Site } from '@campavia/i18n/sites';

import { wordsOf } from '../locale/load-messages';

/** The words of the dashboard's navigation. */
export function loadWords(site: Site): Promise<Messages> {
  return wordsOf(site, (language) => import(`./messages/compiled/side/${language}.json`));
}
