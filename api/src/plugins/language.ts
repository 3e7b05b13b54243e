import type { CurrencyCode } from '@campavia/domain';
import { catalogueOfTag, languageOf } from '@campavia/i18n/server';

import type { Api } from '../core/app-context';

const CURRENCY_OF_REGION: Record<string, CurrencyCode> = { GB: 'GBP', CH: 'CHF' };

/** Reads language and currency of each request from Accept-Language. */
export function readLanguage(app: Api): void {
  app.decorateRequest('language', 'en');
  app.decorateRequest('catalogue', 'en');
  app.decorateRequest('currency', 'EUR');
  app.addHook('onRequest', async (request) => {
    const header = request.headers['accept-language'];
    request.language = languageOf(header);
    request.catalogue = catalogueOfTag(header);
    request.currency = currencyOf(header);
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/media/')) return;
    reply.header('content-language', request.language);
    reply.header('vary', 'accept-language');
  });
}

function currencyOf(acceptLanguage = ''): CurrencyCode {
  const region = /^\s*\w+-(\w+)/.exec(acceptLanguage)?.[1]?.toUpperCase();
  return CURRENCY_OF_REGION[region ?? ''] ?? 'EUR';
}
