import type { Messages } from '@campavia/i18n';
import type { Language } from '@campavia/i18n/sites';
import { wordsOf } from '@campavia/remote-kit/words';

/** The words of paying, which only those who pay load. */
export function loadWords(language: Language): Promise<Messages> {
  return wordsOf(() => import(`./messages/compiled/payment/${language}.json`));
}
