import type { Messages } from '@campavia/i18n';
import type { Site } from '@campavia/i18n/sites';
import { wordsOf } from '@campavia/remote-kit/words';

/** The words of all that stands below the first view of a camper. */
export function loadWords(site: Site): Promise<Messages> {
  return wordsOf(site, (language) => import(`./messages/compiled/details/${language}.json`));
}
