import type { Site } from '@campavia/i18n/sites';

import { platform, type Platform } from './platform';

export function usePlatform(): Platform {
  return platform();
}

/** The current site: locale, country, currency, units. */
export function useSite(): Site {
  return platform().site;
}

/** The date in the site's country, `yyyy-MM-dd`; the same on server and page. */
export function useToday(): string {
  return platform().today;
}

/** Whether a feature flag is on (`npm run flags`). Off until the referential is loaded. */
export function useFlag(name: string): boolean {
  return platform().referential?.flags[name] === true;
}
