import type { Messages } from '@campavia/i18n';
import type { Language } from '@campavia/i18n/sites';

import { wordsOf } from '../locale/load-messages';

/** The words about consent in a language, which few pages need. */
export function loadWords(language: Language): Promise<Messages> {
  return wordsOf(() => import(`./messages/compiled/consent/${language}.json`));
}
