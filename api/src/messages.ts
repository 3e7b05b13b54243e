import type { Language } from '@campavia/i18n/sites';

import ca from '../messages/ca.json';
import de from '../messages/de.json';
import en from '../messages/en.json';
import es from '../messages/es.json';
import fr from '../messages/fr.json';
import it from '../messages/it.json';
import nl from '../messages/nl.json';
import pt from '../messages/pt.json';

/** The sentences that the api itself says; English is the one that decides which exist. */
export type MessageId = keyof typeof en;
export type MessageValues = Record<string, string | number>;

/** Every sentence in every language. */
export const catalogues: Record<Language, Record<MessageId, string>> = { en, fr, de, es, it, nl, pt, ca };

/** A sentence in a language, with `{name}` replaced by its value. */
export function say(language: Language, id: MessageId, values: MessageValues = {}): string {
  return catalogues[language][id].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
