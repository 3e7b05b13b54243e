import type { Messages } from '@campavia/i18n';
import type { Site } from '@campavia/i18n/sites';
import { wordsOf } from '@campavia/remote-kit/words';

/** The words about where the reader is. */
export function loadWords(site: Site): Promise<Messages> {
  return wordsOf(site, (language) => import(`./messages/compiled/near-me/${language}.json`));
}
