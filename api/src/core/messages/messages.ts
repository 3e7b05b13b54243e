import type { CatalogueName } from '@campavia/i18n/sites';

import ca from '../../../messages/ca.json';
import de from '../../../messages/de.json';
import deAt from '../../../messages/de-at.json';
import deCh from '../../../messages/de-ch.json';
import en from '../../../messages/en.json';
import enUs from '../../../messages/en-us.json';
import es from '../../../messages/es.json';
import fr from '../../../messages/fr.json';
import frCh from '../../../messages/fr-ch.json';
import it from '../../../messages/it.json';
import itCh from '../../../messages/it-ch.json';
import nl from '../../../messages/nl.json';
import nlBe from '../../../messages/nl-be.json';
import pt from '../../../messages/pt.json';

import { buildCatalogues } from './build-catalogues';
import { formatText, type TextValues } from './format-text';

/** Messages of the api; English defines the ids. */
export type MessageId = keyof typeof en;
export type MessageValues = TextValues;

/** All messages by language and country variant. */
export const catalogues: Record<CatalogueName, Record<MessageId, string>> = buildCatalogues(
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

/** A message in a language or country variant, with values filled in. @throws when a value is missing */
export function translate(name: CatalogueName, id: MessageId, values?: MessageValues): string {
  return formatText(name, catalogues[name][id], values);
}
