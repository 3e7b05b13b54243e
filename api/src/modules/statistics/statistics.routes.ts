import { Type } from 'typebox';

import {
  CamperStatisticsQuerySchema,
  CamperStatisticsSchema,
  DetailErrorSchema,
  FieldErrorsSchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { requireUser, signedInOnly } from '../identity/signed-in.service';
import type { StatisticsService } from './statistics.service';

/** Statistics of a camper, for its owner. */
export function statisticsRoutes(app: Api, { ofYear }: StatisticsService): void {
  app.get(
    '/3/products/:id/stats/',
    {
      onRequest: signedInOnly,
      schema: {
        tags: ['own campers'],
        security: [{ key: [], bearer: [] }],
        summary: 'Income, rented days and views of the user’s camper, by month',
        params: Type.Object({ id: Type.String({ description: 'number of the camper' }) }),
        querystring: CamperStatisticsQuerySchema,
        response: {
          200: CamperStatisticsSchema,
          400: FieldErrorsSchema,
          401: DetailErrorSchema,
          404: DetailErrorSchema,
          410: DetailErrorSchema,
        },
      },
    },
    (request) =>
      ofYear({ userId: requireUser(request).userId, id: request.params.id, year: request.query.year }),
  );
}
