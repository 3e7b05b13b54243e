import type { CatalogueName, Messages } from '@campavia/i18n';

import catalogues from '../messages/compiled-all.json';

/** The words of the search's documents. */
export const serverMessages = catalogues as unknown as Record<CatalogueName, Messages>;
