import type { Messages } from '@campavia/i18n';
import type { Language } from '@campavia/i18n/sites';
import { wordsOf } from '@campavia/remote-kit/words';

/** The words of all that stands below the first view of a camper. */
export function loadWords(language: Language): Promise<Messages> {
  return wordsOf(() => import(`./messages/compiled/details/${language}.json`));
}
