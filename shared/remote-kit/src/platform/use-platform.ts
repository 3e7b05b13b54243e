import type { Site } from '@campavia/i18n/sites';

import { platform, type Platform } from './platform';

/** The platform of this page. */
export function usePlatform(): Platform {
  return platform();
}

/** The site the reader is on: locale, country, currency, units. */
export function useSite(): Site {
  return platform().site;
}

/** The date in the site's country, `yyyy-MM-dd`; server and page agree on it. */
export function useToday(): string {
  return platform().today;
}

/** Whether a feature is switched on (`npm run flags`). Off while the referential is not known. */
export function useFlag(name: string): boolean {
  return platform().referential?.flags[name] === true;
}
