import type { Messages } from '@campavia/i18n/server';
import type { Language } from '@campavia/i18n/sites';

import ca from './messages/ca.json';
import de from './messages/de.json';
import es from './messages/es.json';
import fr from './messages/fr.json';
import it from './messages/it.json';
import nl from './messages/nl.json';
import pt from './messages/pt.json';

/** All the words of the funnels, for a server; English stands in the messages themselves. */
export const funnelWords: Record<Language, Messages> = { en: {}, ca, de, es, fr, it, nl, pt };
