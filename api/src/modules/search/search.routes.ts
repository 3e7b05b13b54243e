import {
  DetailErrorSchema,
  FieldErrorsSchema,
  SearchAnswerSchema,
  SearchParamsSchema,
  type SearchAnswer,
  type SearchParams,
} from '@campavia/contracts';

import type { Api } from '../../api';
import { Problem } from '../../problems';
import type { SearchService } from './search.service';

const schema = {
  tags: ['search'],
  querystring: SearchParamsSchema,
  response: { 200: SearchAnswerSchema, 400: FieldErrorsSchema, 401: DetailErrorSchema },
};

/** The two calls that search; they differ only beyond the last page. */
export function searchRoutes(app: Api, { search }: SearchService): void {
  app.get(
    '/3/campers/search/',
    { schema: { ...schema, summary: 'Campers that meet a search; empty beyond the last page' } },
    async (request) => {
      const answer = await search(request.query, request.currency);
      return withPages(answer, request.query, '/3/campers/search/');
    },
  );

  app.get(
    '/3/products/',
    {
      schema: {
        ...schema,
        summary: 'Campers that meet a search; 404 beyond the last page',
        response: { ...schema.response, 404: DetailErrorSchema },
      },
    },
    async (request) => {
      const answer = await search(request.query, request.currency);
      const { page = 1 } = request.query;
      if (page > 1 && !answer.results.length) throw new Problem(404, 'search_invalid_page');
      return withPages(answer, request.query, '/3/products/');
    },
  );
}

function withPages(answer: SearchAnswer, params: SearchParams, path: string): SearchAnswer {
  const { page = 1, page_size: size = 20 } = params;
  const last = Math.max(1, Math.ceil(answer.count / size));
  return {
    ...answer,
    next: page < last ? addressOf(path, params, page + 1) : null,
    previous: page > 1 ? addressOf(path, params, Math.min(page - 1, last)) : null,
  };
}

function addressOf(path: string, params: SearchParams, page: number): string {
  const known = Object.entries({ ...params, page }).filter(([name]) =>
    Object.hasOwn(SearchParamsSchema.properties, name),
  );
  const entries = known.flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((item): [string, string] => [name, String(item)]),
  );
  return `${path}?${new URLSearchParams(entries)}`;
}
