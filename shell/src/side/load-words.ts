import type { Messages } from '@campavia/i18n';
import type { Language } from '@campavia/i18n/sites';

import { wordsOf } from '../locale/load-messages';

/** The words of the dashboard's navigation. */
export function loadWords(language: Language): Promise<Messages> {
  return wordsOf(() => import(`./messages/compiled/side/${language}.json`));
}
