import type { CatalogueName } from '@campavia/i18n/sites';

import ca from '../../../messages/price-lines/ca.json';
import de from '../../../messages/price-lines/de.json';
import deAt from '../../../messages/price-lines/de-at.json';
import deCh from '../../../messages/price-lines/de-ch.json';
import en from '../../../messages/price-lines/en.json';
import enUs from '../../../messages/price-lines/en-us.json';
import es from '../../../messages/price-lines/es.json';
import fr from '../../../messages/price-lines/fr.json';
import frCh from '../../../messages/price-lines/fr-ch.json';
import it from '../../../messages/price-lines/it.json';
import nl from '../../../messages/price-lines/nl.json';
import nlBe from '../../../messages/price-lines/nl-be.json';
import pt from '../../../messages/price-lines/pt.json';
import { buildCatalogues } from './build-catalogues';

/** Names of price lines; English defines the codes. */
export type PriceLineCode = keyof typeof en;

/** The names by language. */
export const priceLineNames: Record<CatalogueName, Record<PriceLineCode, string>> = buildCatalogues(
  { en, fr, de, es, it, nl, pt, ca },
  { 'de-at': deAt, 'de-ch': deCh, 'en-us': enUs, 'fr-ch': frCh, 'nl-be': nlBe },
);

/** The name of a price line; all lines of a later change share one name. */
export function nameOfPriceLine(name: CatalogueName, code: string): string {
  const texts = priceLineNames[name];
  return Object.hasOwn(texts, code) ? texts[code as PriceLineCode] : texts.added;
}
