import { Type } from 'typebox';

import { DetailErrorSchema, FieldErrorsSchema } from '@campavia/contracts';
import { DEFAULT_SITE, siteOf } from '@campavia/i18n/sites';

import type { Api } from '../../core/app-context';
import { pageLink } from '../../core/emails/page-link';
import type { Settings } from '../../config/settings';
import type { SavedSearchesService } from './saved-searches.service';

/** Where mail programs post to when their reader wants no more e-mails (RFC 8058). */
export const ONE_CLICK_PATH = '/webhooks/unsubscribe/';

const tags = ['search'];
const querystring = Type.Object({
  token: Type.String({ minLength: 1, maxLength: 100, description: 'what the e-mail carries' }),
  site: Type.Optional(Type.String({ maxLength: 20, description: 'the site that its reader reads' })),
});

/** Ends e-mails for whoever has one of them: a POST does it, a GET changes nothing and leads to the page that asks. */
export function oneClickRoutes(
  app: Api,
  searches: SavedSearchesService,
  { siteUrl }: Pick<Settings, 'siteUrl'>,
): void {
  app.get(
    ONE_CLICK_PATH,
    {
      // Hidden from the description: mail programs open it, and it redirects.
      schema: { querystring, hide: true },
    },
    async ({ query: { token, site } }, reply) => {
      const query = `${new URLSearchParams({ token })}`;
      return reply.redirect(
        pageLink(siteUrl, siteOf(site ?? '') ?? DEFAULT_SITE, { page: 'unsubscribe', query }),
      );
    },
  );

  app.post(
    ONE_CLICK_PATH,
    {
      schema: {
        tags,
        querystring,
        security: [],
        summary: 'Stops e-mails about new campers with one press in a mail program (RFC 8058)',
        response: { 204: Type.Null(), 400: Type.Union([FieldErrorsSchema, DetailErrorSchema]) },
      },
    },
    async ({ query: { token } }, reply) => {
      await searches.stopEmails(token);
      return reply.code(204).send(null);
    },
  );
}
