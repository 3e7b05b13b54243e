import type { Messages } from '@campavia/i18n';
import type { Site } from '@campavia/i18n/sites';

import { wordsOf } from '../locale/load-messages';

/** The mixer's own catalogue of a language, which ordinary visitors never load. */
export function loadWords(site: Site): Promise<Messages> {
  return wordsOf(site, (language) => import(`./messages/compiled/mixer/${language}.json`));
}
