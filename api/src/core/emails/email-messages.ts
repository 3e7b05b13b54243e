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

/** Texts of an e-mail's layout: buttons, labels, the reason why it was sent. English defines the ids. */
export type EmailMessageId = keyof typeof en;

/** The texts by language, with typography by country. */
export const emailMessages: Record<CatalogueName, Record<EmailMessageId, string>> = buildCatalogues(
  { en, fr, de, es, it, nl, pt, ca },
  { 'en-us': enUs },
);

/** A layout text in a language or country variant, with values filled in. @throws when a value is missing */
export function translateInEmail(catalogue: CatalogueName, id: EmailMessageId, values?: TextValues): string {
  return formatText(catalogue, emailMessages[catalogue][id], values);
}

/** A text that introduces a URL, without its colon, as a link label. */
export function asLabel(text: string): string {
  return text.replace(/\s*:\s*$/u, '');
}
