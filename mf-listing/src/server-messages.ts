import type { Messages } from '@campavia/i18n/server';
import type { Language } from '@campavia/i18n/sites';

import ca from '../messages/compiled/ca.json';
import de from '../messages/compiled/de.json';
import en from '../messages/compiled/en.json';
import es from '../messages/compiled/es.json';
import fr from '../messages/compiled/fr.json';
import it from '../messages/compiled/it.json';
import nl from '../messages/compiled/nl.json';
import pt from '../messages/compiled/pt.json';

/** The catalogues that the server part speaks. */
export const serverMessages = { ca, de, en, es, fr, it, nl, pt } as unknown as Record<Language, Messages>;
