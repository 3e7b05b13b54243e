import { Type } from 'typebox';

import {
  DetailErrorSchema,
  FieldErrorsSchema,
  SimilarCampersQuerySchema,
  SimilarCampersSchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import type { SimilarCampersService } from './similar-campers.service';

/** Endpoint for similar campers. */
export function similarCampersRoutes(app: Api, similar: SimilarCampersService): void {
  app.get(
    '/3/products/:id/similar/',
    {
      schema: {
        tags: ['listings'],
        summary: 'Similar campers, most similar first; also for a deleted camper',
        params: Type.Object({ id: Type.String({ description: 'number of the camper' }) }),
        querystring: SimilarCampersQuerySchema,
        response: {
          200: SimilarCampersSchema,
          400: FieldErrorsSchema,
          401: DetailErrorSchema,
          404: DetailErrorSchema,
        },
      },
    },
    ({ params, query, currency }) => similar.get(params.id, query, currency),
  );
}
