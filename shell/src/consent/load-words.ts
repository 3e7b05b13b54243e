import type { Messages } from '@campavia/i18n';
import type { Site } from '@campavia/i18n/sites';

import { wordsOf } from '../locale/load-messages';

/** The words about consent in a language, which few pages need. */
export function loadWords(site: Site): Promise<Messages> {
  return wordsOf(site, (language) => import(`./messages/compiled/consent/${language}.json`));
}
