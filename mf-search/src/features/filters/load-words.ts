import type { Messages } from '@campavia/i18n';
import type { Site } from '@campavia/i18n/sites';
import { wordsOf } from '@campavia/remote-kit/words';

/** The words of filters, for who opens them or has a rare one on. */
export function loadWords(site: Site): Promise<Messages> {
  return wordsOf(site, (language) => import(`./messages/compiled/filters/${language}.json`));
}
