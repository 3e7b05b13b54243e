import type { CatalogueName, Messages } from '@campavia/i18n';

import catalogues from './messages/compiled-all.json';

export const communityCatalogues = catalogues as unknown as Record<CatalogueName, Messages>;
