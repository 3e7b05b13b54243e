import { createHash } from 'node:crypto';
import { Type } from 'typebox';

import {
  DetailErrorSchema,
  FieldErrorsSchema,
  ReferentialQuerySchema,
  ReferentialSchema,
} from '@campavia/contracts';
import { siteOfTag } from '@campavia/i18n/server';
import { siteOf, type Site } from '@campavia/i18n/sites';

import type { Api } from '../../core/app-context';
import { InvalidFieldsError } from '../../core/http-errors';
import type { ReferentialService } from './referential.service';

/** Endpoint of the referential; conditional requests are answered with 304. */
export function referentialRoutes(app: Api, referential: ReferentialService): void {
  app.get(
    '/3/referential/',
    {
      schema: {
        tags: ['referential'],
        summary: 'Reference data of a site for all pages, in the language of Accept-Language',
        querystring: ReferentialQuerySchema,
        response: {
          200: ReferentialSchema,
          304: Type.Null(),
          400: FieldErrorsSchema,
          401: DetailErrorSchema,
        },
      },
    },
    async (request, reply) => {
      const { query, headers, language } = request;
      const site = siteFor(query.site, headers['accept-language']);
      const currency = query.site === undefined ? request.currency : site.currency;
      const answer = await referential.get({ site, language, currency });
      const etag = `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22)}"`;
      reply.header('etag', etag).header('cache-control', 'public, max-age=60');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send(null);
      return answer;
    },
  );
}

// Two sites share the tag en-GB, so the site's name is needed to distinguish them.
function siteFor(name: string | undefined, acceptLanguage: string | undefined): Site {
  if (name === undefined) return siteOfTag(acceptLanguage);
  const site = siteOf(name);
  if (!site) throw new InvalidFieldsError({ site: { id: 'field_not_a_choice' } });
  return site;
}
