import { provideHttp, type HttpOptions } from '@campavia/api-client/core';
import type { Site } from '@campavia/i18n/sites';

import { siteHttp } from './site-http';

/** Gives every part of the page the client that calls the api as whoever is signed in. */
export function provideSiteHttp(site: Site, options: Pick<HttpOptions, 'credentials' | 'onFailure'>): void {
  provideHttp(siteHttp(site, options));
}
