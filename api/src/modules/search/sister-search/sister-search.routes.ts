import {
  DetailErrorSchema,
  FieldErrorsSchema,
  SearchAnswerSchema,
  SearchParamsSchema,
} from '@campavia/contracts';

import type { Api } from '../../../core/app-context';
import { withPages } from '../search.mapper';
import type { SisterSearchService } from './sister-search.service';

const PATH = '/3/yesboony/search/';

/** Endpoint for campers of both platforms. */
export function sisterSearchRoutes(app: Api, { searchBoth }: SisterSearchService): void {
  app.get(
    PATH,
    {
      schema: {
        tags: ['search'],
        summary: 'Campers that match a search, including those of the sister platform, which have a `source`',
        querystring: SearchParamsSchema,
        response: { 200: SearchAnswerSchema, 400: FieldErrorsSchema, 401: DetailErrorSchema },
      },
    },
    async ({ query, currency }) => withPages(await searchBoth(query, currency), query, PATH),
  );
}
