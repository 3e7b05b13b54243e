import type { Messages } from '@campavia/i18n';
import type { Site } from '@campavia/i18n/sites';
import { wordsOf } from '@campavia/remote-kit/words';

/** The words for searches that find nothing. */
export function loadWords(site: Site): Promise<Messages> {
  return wordsOf(site, (language) => import(`./messages/compiled/no-results/${language}.json`));
}
