import { Type } from 'typebox';

import {
  DetailErrorSchema,
  FieldErrorsSchema,
  SitemapEntriesSchema,
  SitemapParamsSchema,
  SitemapPartsSchema,
  SitemapQuerySchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import type { SitemapsService } from './sitemaps.service';

const tags = ['sitemaps'];
const errors = { 400: FieldErrorsSchema, 401: DetailErrorSchema };

/** Endpoints for building sitemaps. */
export function sitemapsRoutes(app: Api, sitemaps: SitemapsService): void {
  app.get(
    '/v4/sitemaps/:list/',
    {
      schema: {
        tags,
        summary: 'The sitemaps of a kind of pages',
        params: Type.Pick(SitemapParamsSchema, ['list']),
        response: { 200: SitemapPartsSchema, ...errors },
      },
    },
    ({ params }) => sitemaps.listParts(params.list),
  );

  app.get(
    '/v4/sitemaps/:list/:part/',
    {
      schema: {
        tags,
        summary: 'Pages of one part, up to 5,000 at a time; none for a part that does not exist',
        params: SitemapParamsSchema,
        querystring: SitemapQuerySchema,
        response: { 200: SitemapEntriesSchema, ...errors },
      },
    },
    ({ params, query }) => sitemaps.listEntries(params, query.after ?? 0),
  );
}
