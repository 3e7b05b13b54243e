import { Type } from 'typebox';

import { DetailErrorSchema, FieldErrorsSchema } from '@campavia/contracts';
import { DEFAULT_SITE, siteOf, type Site } from '@campavia/i18n/sites';

import type { Settings } from '../../config/settings';
import type { Api } from '../app-context';
import type { Unsubscribing } from './email';
import { pageLink } from './page-link';

/** A kind of e-mails with unsubscription. */
export interface Unsubscription {
  /** Path of the one-click unsubscription (RFC 8058). */
  path: string;
  tag: string;
  summary: string;
  page: 'unsubscribe' | 'newsletter' | 'wishlist-emails' | 'message-emails' | 'credit-emails';
  /** Query parameter that contains the token. */
  parameter: 'token' | 'stop';
}

const querystring = Type.Object({
  token: Type.String({ minLength: 1, maxLength: 100, description: 'unsubscribe token from the e-mail' }),
  site: Type.Optional(Type.String({ maxLength: 20, description: 'the site of the recipient' })),
});

/** Unsubscribes the holder of a token: POST applies it, GET changes nothing and redirects to the confirmation page. */
export function oneClickRoutes(
  app: Api,
  of: Unsubscription,
  { siteUrl, stop }: Pick<Settings, 'siteUrl'> & { stop: (token: string) => Promise<void> },
): void {
  // Not in the OpenAPI document: mail programs open it, and it redirects.
  const hidden = { schema: { querystring, hide: true } };
  app.get(of.path, hidden, ({ query: { token, site } }, reply) =>
    reply.redirect(pageOf(of, siteOf(site ?? '') ?? DEFAULT_SITE, { siteUrl, token })),
  );

  const schema = {
    tags: [of.tag],
    querystring,
    security: [],
    summary: of.summary,
    response: { 204: Type.Null(), 400: Type.Union([FieldErrorsSchema, DetailErrorSchema]) },
  };
  app.post(of.path, { schema }, async ({ query: { token } }, reply) => {
    await stop(token);
    return reply.code(204).send(null);
  });
}

/** Links of an e-mail to unsubscribe, by page and by one click in the mail program. */
export function unsubscribingFrom(
  of: Unsubscription,
  site: Site,
  { label, token, siteUrl }: { label: string; token: string; siteUrl: string },
): Unsubscribing {
  const query = new URLSearchParams({ site: site.locale, token });
  return {
    page: { label, address: pageOf(of, site, { siteUrl, token }) },
    oneClickAddress: `${siteUrl}${of.path}?${query}`,
  };
}

function pageOf(
  { page, parameter }: Unsubscription,
  site: Site,
  { siteUrl, token }: { siteUrl: string; token: string },
): string {
  return pageLink(siteUrl, site, { page, query: String(new URLSearchParams({ [parameter]: token })) });
}
