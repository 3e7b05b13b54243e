import type { FastifyReply } from 'fastify';

import {
  DetailErrorSchema,
  FieldErrorsSchema,
  SearchAnswerSchema,
  SearchParamsSchema,
  type SearchAnswer,
  type SearchParams,
} from '@campavia/contracts';
import type { CurrencyCode } from '@campavia/domain';

import type { Api } from '../../core/app-context';
import { HttpError } from '../../core/http-errors';
import { abortOnDisconnect } from '../../core/connections/abort-on-disconnect';
import type { FacetsService } from './facets/facets.service';
import { withPages } from './search.mapper';
import type { SearchService } from './search.service';

const schema = {
  tags: ['search'],
  querystring: SearchParamsSchema,
  response: { 200: SearchAnswerSchema, 400: FieldErrorsSchema, 401: DetailErrorSchema },
};

interface Needs {
  search: SearchService;
  facets: FacetsService;
}

/** The two search endpoints; they differ only beyond the last page. */
export function searchRoutes(app: Api, { search, facets }: Needs): void {
  async function answer(
    query: SearchParams,
    currency: CurrencyCode,
    reply: FastifyReply,
  ): Promise<SearchAnswer> {
    if (query.facets !== 1) return search.search(query, currency);
    const [found, counted] = await Promise.all([
      search.search(query, currency),
      facets.of(query, currency, abortOnDisconnect(reply)),
    ]);
    return { ...found, facets: counted.facets, ...(counted.areLeast && { facets_at_least: true as const }) };
  }

  app.get(
    '/3/campers/search/',
    { schema: { ...schema, summary: 'Campers that match a search; empty beyond the last page' } },
    async ({ query, currency }, reply) =>
      withPages(await answer(query, currency, reply), query, '/3/campers/search/'),
  );

  app.get(
    '/3/products/',
    {
      schema: {
        ...schema,
        summary: 'Campers that match a search; 404 beyond the last page',
        response: { ...schema.response, 404: DetailErrorSchema },
      },
    },
    async ({ query, currency }, reply) => {
      const found = await answer(query, currency, reply);
      const { page = 1 } = query;
      if (page > 1 && !found.results.length) throw new HttpError(404, 'search_invalid_page');
      return withPages(found, query, '/3/products/');
    },
  );
}
