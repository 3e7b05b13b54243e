import type { Messages } from '@campavia/i18n';
import type { Language } from '@campavia/i18n/sites';
import { wordsOf } from '@campavia/remote-kit/words';

/** The words of the funnels, which only those who book load. */
export function loadWords(language: Language): Promise<Messages> {
  return wordsOf(() => import(`./messages/compiled/funnel/${language}.json`));
}
