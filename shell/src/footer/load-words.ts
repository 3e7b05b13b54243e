import type { Messages } from '@campavia/i18n';
import type { Site } from '@campavia/i18n/sites';

import { wordsOf } from '../locale/load-messages';

/** The footer's own catalogue of a language. */
export function loadWords(site: Site): Promise<Messages> {
  return wordsOf(site, (language) => import(`./messages/compiled/footer/${language}.json`));
}
