import {
  AlternativesParamsSchema,
  AlternativesSchema,
  DetailErrorSchema,
  FieldErrorsSchema,
} from '@campavia/contracts';

import type { Api } from '../../../core/app-context';
import type { AlternativesService } from './alternatives.service';

/** Endpoint for alternatives to a search with few results. */
export function alternativesRoutes(app: Api, { of }: AlternativesService): void {
  app.get(
    '/3/campers/search/alternatives/',
    {
      schema: {
        tags: ['search'],
        summary: 'Alternatives to a search: other places, some days earlier or later, or one filter less',
        querystring: AlternativesParamsSchema,
        response: { 200: AlternativesSchema, 400: FieldErrorsSchema, 401: DetailErrorSchema },
      },
    },
    ({ query, currency }) => of(query, currency),
  );
}
