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

/** Texts of the payment sandbox's pages; English defines the ids. */
export type PspMessageId = keyof typeof en;

/** All texts by language. */
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

/** A text in a language, with values filled in. @throws when a value is missing */
export function translatePsp(language: Language, id: PspMessageId, values?: TextValues): string {
  return formatText(language, pspCatalogues[language][id], values);
}

/** An amount formatted for a language. */
export function amountIn(language: Language, amount: Minor, currency: CurrencyCode): string {
  const tag = TAGS[language] ?? language;
  return new Intl.NumberFormat(tag, { style: 'currency', currency }).format(amount / 100);
}
