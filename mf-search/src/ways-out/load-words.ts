import type { Messages } from '@campavia/i18n';
import type { Language } from '@campavia/i18n/sites';
import { wordsOf } from '@campavia/remote-kit/words';

/** The words for searches that find nothing. */
export function loadWords(language: Language): Promise<Messages> {
  return wordsOf(() => import(`./messages/compiled/ways-out/${language}.json`));
}
