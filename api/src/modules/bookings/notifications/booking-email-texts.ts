import type { CatalogueName } from '@campavia/i18n/sites';

import ca from '../../../../messages/bookings/ca.json';
import de from '../../../../messages/bookings/de.json';
import en from '../../../../messages/bookings/en.json';
import enUs from '../../../../messages/bookings/en-us.json';
import es from '../../../../messages/bookings/es.json';
import fr from '../../../../messages/bookings/fr.json';
import it from '../../../../messages/bookings/it.json';
import nl from '../../../../messages/bookings/nl.json';
import nlBe from '../../../../messages/bookings/nl-be.json';
import pt from '../../../../messages/bookings/pt.json';
import { buildCatalogues } from '../../../core/messages/build-catalogues';

/** The e-mails about bookings; the English catalogue decides which exist. */
export type EmailTemplate = keyof typeof en;

interface EmailText {
  subject: string;
  body: string;
}

/** Subject and body of every e-mail in every language. */
export const bookingEmailTexts: Record<CatalogueName, Record<EmailTemplate, EmailText>> = buildCatalogues(
  { en, fr, de, es, it, nl, pt, ca },
  { 'en-us': enUs, 'nl-be': nlBe },
);
