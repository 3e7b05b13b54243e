import type { CurrencyCode, Minor } from '@campavia/domain';
import type { CatalogueName, Language } from '@campavia/i18n/sites';

import { buildCatalogues } from '../../../core/messages/build-catalogues';
import { formatText, type TextValues } from '../../../core/messages/format-text';

import ca from '../messages/ca.json';
import de from '../messages/de.json';
import en from '../messages/en.json';
import es from '../messages/es.json';
import fr from '../messages/fr.json';
import it from '../messages/it.json';
import nl from '../messages/nl.json';
import pt from '../messages/pt.json';

/** What the pages of the sandbox of payments say; English is the one that decides what there is. */
export type PspMessageId = keyof typeof en;

/** Every sentence in every language. */
export const pspCatalogues: Record<CatalogueName, Record<PspMessageId, string>> = buildCatalogues({
  en,
  fr,
  de,
  es,
  it,
  nl,
  pt,
  ca,
});

const TAGS: Partial<Record<Language, string>> = { en: 'en-GB', pt: 'pt-PT' };

/** A sentence in a language, filled with values. @throws when one is missing */
export function translatePsp(language: Language, id: PspMessageId, values?: TextValues): string {
  return formatText(language, pspCatalogues[language][id], values);
}

/** An amount as people of a language write it. */
export function amountIn(language: Language, amount: Minor, currency: CurrencyCode): string {
  const tag = TAGS[language] ?? language;
  return new Intl.NumberFormat(tag, { style: 'currency', currency }).format(amount / 100);
}
