import type { Language } from '@campavia/i18n/sites';

import ca from '../../../messages/documents/ca.json';
import de from '../../../messages/documents/de.json';
import en from '../../../messages/documents/en.json';
import es from '../../../messages/documents/es.json';
import fr from '../../../messages/documents/fr.json';
import it from '../../../messages/documents/it.json';
import nl from '../../../messages/documents/nl.json';
import pt from '../../../messages/documents/pt.json';
import type { MessageValues } from '../../messages';

/** What is said of papers; English is the one that decides which sentences exist. */
export type DocumentWord = keyof typeof en;

/** The sentences about papers in every language. */
export const documentWords: Record<Language, Record<DocumentWord, string>> = {
  ...{ en, fr, de, es, it, nl, pt, ca },
};

/** A sentence about papers in a language, with `{name}` replaced by its value. */
export function sayOfDocuments(language: Language, id: DocumentWord, values: MessageValues = {}): string {
  return documentWords[language][id].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
