import { Type } from 'typebox';

import {
  AvailabilitiesQuerySchema,
  AvailabilitiesSchema,
  DetailErrorSchema,
  FieldErrorsSchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import type { CalendarsService } from './calendars.service';

/** Endpoint for the availability of a camper. */
export function calendarsRoutes(app: Api, calendars: CalendarsService): void {
  app.get(
    '/3/products/:id/availabilities/',
    {
      schema: {
        tags: ['listings'],
        summary:
          'Availability of a camper: unavailable days, days without hand-over, shortest and longest trip',
        params: Type.Object({ id: Type.String({ description: 'number of the camper' }) }),
        querystring: AvailabilitiesQuerySchema,
        response: {
          200: AvailabilitiesSchema,
          400: FieldErrorsSchema,
          401: DetailErrorSchema,
          404: DetailErrorSchema,
          410: DetailErrorSchema,
        },
      },
    },
    ({ params, query, signedIn }) => calendars.get(params.id, query, signedIn?.userId),
  );
}
