import type { CatalogueName, Messages } from '@campavia/i18n';

import catalogues from './messages/compiled-all.json';

export const contactCatalogues = catalogues as unknown as Record<CatalogueName, Messages>;
