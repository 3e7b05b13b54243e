import { createHttp, type Http, type HttpOptions } from '@campavia/api-client/core';
import type { Site } from '@campavia/i18n/sites';

const API_KEY = 'campavia-web';

export function siteHttp(site: Site, options: Pick<HttpOptions, 'credentials' | 'onFailure'>): Http {
  return createHttp({ baseUrl: '', site, apiKey: API_KEY, ...options });
}
