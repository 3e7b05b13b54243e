import type { CatalogueName } from '@campavia/i18n/sites';

import ca from '../../../messages/documents/ca.json';
import de from '../../../messages/documents/de.json';
import deAt from '../../../messages/documents/de-at.json';
import deCh from '../../../messages/documents/de-ch.json';
import en from '../../../messages/documents/en.json';
import enUs from '../../../messages/documents/en-us.json';
import es from '../../../messages/documents/es.json';
import fr from '../../../messages/documents/fr.json';
import frCh from '../../../messages/documents/fr-ch.json';
import it from '../../../messages/documents/it.json';
import itCh from '../../../messages/documents/it-ch.json';
import nl from '../../../messages/documents/nl.json';
import nlBe from '../../../messages/documents/nl-be.json';
import pt from '../../../messages/documents/pt.json';
import { buildCatalogues } from '../../core/messages/build-catalogues';
import { formatText, type TextValues } from '../../core/messages/format-text';

/** The texts about documents; the English catalogue decides which exist. */
export type DocumentTextId = keyof typeof en;

/** The texts about documents in every language. */
export const documentTexts: Record<CatalogueName, Record<DocumentTextId, string>> = buildCatalogues(
  { en, fr, de, es, it, nl, pt, ca },
  {
    'de-at': deAt,
    'de-ch': deCh,
    'en-us': enUs,
    'fr-ch': frCh,
    'it-ch': itCh,
    'nl-be': nlBe,
  },
);

/** A text about documents in a language, with its values. @throws when a value is missing */
export function translateDocument(name: CatalogueName, id: DocumentTextId, values?: TextValues): string {
  return formatText(name, documentTexts[name][id], values);
}
