import { createHttp, provideHttp } from '@campavia/api-client/core';
import type { Site } from '@campavia/i18n/sites';

const API_KEY = 'campavia-web';

/** Gives every part of the page the client that calls the api of this site, on the page's own origin. */
export function provideSiteHttp(site: Site): void {
  provideHttp(createHttp({ baseUrl: '', site, apiKey: API_KEY }));
}
