import type { Messages } from '@campavia/i18n';
import type { Site } from '@campavia/i18n/sites';

import { wordsOf } from '../locale/load-messages';

/** The words of menus and banner, which come with them. */
export function loadWords(site: Site): Promise<Messages> {
  return wordsOf(site, (language) => import(`./messages/compiled/account/${language}.json`));
}
