import type { Messages } from '@campavia/i18n';
import type { Language } from '@campavia/i18n/sites';

import { wordsOf } from '../locale/load-messages';

/** The footer's own catalogue of a language. */
export function loadWords(language: Language): Promise<Messages> {
  return wordsOf(() => import(`./messages/compiled/footer/${language}.json`));
}
