import { Type } from 'typebox';

import { DetailErrorSchema, FieldErrorsSchema } from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { sisterPlatformPage } from './sister-platform-page';

const STRICT =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const Param = Type.Optional(Type.String({ maxLength: 100 }));

/** Simulates the platform that owners of some sites are redirected to. */
export function sisterPlatformRoutes(app: Api): void {
  app.get(
    '/sandbox/sister-platform/:page/create',
    {
      schema: {
        tags: ['sandbox'],
        summary: 'A simulation of the sister platform’s page for listing a camper',
        security: [],
        params: Type.Object({ page: Type.String({ maxLength: 10 }) }),
        querystring: Type.Object({
          utm_campaign: Param,
          utm_medium: Param,
          utm_source: Param,
          flavor: Param,
        }),
        response: {
          200: Type.String({ description: 'a page' }),
          400: FieldErrorsSchema,
          404: DetailErrorSchema,
        },
      },
    },
    async ({ params, query }, reply) => {
      const { utm_campaign = '–', utm_medium = '–', utm_source = '–', flavor = '–' } = query;
      const page = sisterPlatformPage(params.page, { utm_campaign, utm_medium, utm_source, flavor });
      return reply
        .header('cache-control', 'no-store')
        .header('content-security-policy', STRICT)
        .type('text/html; charset=utf-8')
        .send(page);
    },
  );
}
