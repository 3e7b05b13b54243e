import { provideHttp, type HttpOptions } from '@campavia/api-client/core';
import type { Site } from '@campavia/i18n/sites';

import { siteHttp } from './site-http';

/** Provides the http client of the signed-in user to all remotes of the page. */
export function provideSiteHttp(site: Site, options: Pick<HttpOptions, 'credentials' | 'onFailure'>): void {
  provideHttp(siteHttp(site, options));
}
