import type { CatalogueName } from '@campavia/i18n/sites';

import ca from '../../../messages/emails/ca.json';
import de from '../../../messages/emails/de.json';
import en from '../../../messages/emails/en.json';
import enUs from '../../../messages/emails/en-us.json';
import es from '../../../messages/emails/es.json';
import fr from '../../../messages/emails/fr.json';
import it from '../../../messages/emails/it.json';
import nl from '../../../messages/emails/nl.json';
import pt from '../../../messages/emails/pt.json';
import { buildCatalogues } from '../messages/build-catalogues';
import { formatText, type TextValues } from '../messages/format-text';

/** The texts around the body of an e-mail: buttons, labels, why it was sent. English decides which exist. */
export type EmailMessageId = keyof typeof en;

/** Those texts in every language, typeset for each country. */
export const emailMessages: Record<CatalogueName, Record<EmailMessageId, string>> = buildCatalogues(
  { en, fr, de, es, it, nl, pt, ca },
  { 'en-us': enUs },
);

/** Such a text in a language or country, filled with values. @throws when one is missing */
export function translateInEmail(catalogue: CatalogueName, id: EmailMessageId, values?: TextValues): string {
  return formatText(catalogue, emailMessages[catalogue][id], values);
}

/** Words that announce an address, as the label of a link to it: without the colon. */
export function asLabel(text: string): string {
  return text.replace(/\s*:\s*$/u, '');
}
