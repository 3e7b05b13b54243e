import { createServerIntl, type Messages } from '@campavia/i18n/server';
import type { Language, Site } from '@campavia/i18n/sites';

import ca from '../messages/ca.json';
import de from '../messages/de.json';
import es from '../messages/es.json';
import fr from '../messages/fr.json';
import it from '../messages/it.json';
import nl from '../messages/nl.json';
import pt from '../messages/pt.json';

/** English is in the messages themselves. */
const CATALOGUES: Record<Language, Messages> = { en: {}, ca, de, es, fr, it, nl, pt };

export type ServerIntl = ReturnType<typeof createServerIntl>;

export function createSiteIntl(site: Site): ServerIntl {
  return createServerIntl(site, CATALOGUES[site.language]);
}

export { stepTitles } from './features/steps/step-titles.messages';
