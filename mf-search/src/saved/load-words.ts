import type { Messages } from '@campavia/i18n';
import type { Language } from '@campavia/i18n/sites';
import { wordsOf } from '@campavia/remote-kit/words';

/** The words about what is kept of searches. */
export function loadWords(language: Language): Promise<Messages> {
  return wordsOf(() => import(`./messages/compiled/saved/${language}.json`));
}
