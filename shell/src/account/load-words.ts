import type { Messages } from '@campavia/i18n';
import type { Language } from '@campavia/i18n/sites';

import { wordsOf } from '../locale/load-messages';

/** The words of menus and banner, which come with them. */
export function loadWords(language: Language): Promise<Messages> {
  return wordsOf(() => import(`./messages/compiled/account/${language}.json`));
}
