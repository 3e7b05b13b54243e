import type { Messages } from '@campavia/i18n';
import type { Language } from '@campavia/i18n/sites';

import { wordsOf } from '../locale/load-messages';

/** The mixer's own catalogue of a language, which ordinary visitors never load. */
export function loadWords(language: Language): Promise<Messages> {
  return wordsOf(() => import(`./messages/compiled/mixer/${language}.json`));
}
