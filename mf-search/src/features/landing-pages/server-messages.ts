import type { CatalogueName, Messages } from '@campavia/i18n';

import catalogues from './messages/compiled-all.json';

/** All the words of landing pages, for a server. */
export const landingPageMessages = catalogues as unknown as Record<CatalogueName, Messages>;
