import type { Messages } from '@campavia/i18n';
import type { Site } from '@campavia/i18n/sites';
import { wordsOf } from '@campavia/remote-kit/words';

/** The words of the comparison, which only those who compare load. */
export function loadWords(site: Site): Promise<Messages> {
  return wordsOf(site, (language) => import(`./messages/compiled/insurance/${language}.json`));
}
