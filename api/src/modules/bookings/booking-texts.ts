import type { CatalogueName } from '@campavia/i18n/sites';

import ca from '../../../messages/bookings/ca.json';
import de from '../../../messages/bookings/de.json';
import en from '../../../messages/bookings/en.json';
import es from '../../../messages/bookings/es.json';
import fr from '../../../messages/bookings/fr.json';
import it from '../../../messages/bookings/it.json';
import nl from '../../../messages/bookings/nl.json';
import nlBe from '../../../messages/bookings/nl-be.json';
import pt from '../../../messages/bookings/pt.json';
import { buildCatalogues } from '../../core/messages/build-catalogues';

/** The letters about bookings; English is the one that decides which exist. */
export type LetterId = keyof typeof en;

interface LetterText {
  subject: string;
  body: string;
}

/** Every letter in every language. */
export const letterTexts: Record<CatalogueName, Record<LetterId, LetterText>> = buildCatalogues(
  { en, fr, de, es, it, nl, pt, ca },
  { 'nl-be': nlBe },
);
