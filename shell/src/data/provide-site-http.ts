import { provideHttp, type HttpOptions } from '@campavia/api-client/core';
import type { Site } from '@campavia/i18n/sites';

import { siteHttp } from './site-http';

export function provideSiteHttp(site: Site, options: Pick<HttpOptions, 'credentials' | 'onFailure'>): void {
  provideHttp(siteHttp(site, options));
}
