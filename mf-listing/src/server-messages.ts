import type { Messages } from '@campavia/i18n/server';
import type { CatalogueName } from '@campavia/i18n/sites';

import catalogues from '../messages/compiled-all.json';

export const serverMessages = catalogues as unknown as Record<CatalogueName, Messages>;
