import { DetailErrorSchema, FieldErrorsSchema, MapAnswerSchema, MapParamsSchema } from '@campavia/contracts';

import type { Api } from '../../../core/app-context';
import { abortOnDisconnect } from '../../../core/connections/abort-on-disconnect';
import type { MapService } from './map.service';

/** Endpoint for campers on a map. */
export function mapRoutes(app: Api, { show }: MapService): void {
  app.get(
    '/3/campers/clusters/',
    {
      schema: {
        tags: ['search'],
        summary: 'The campers of a part of the map: clusters, and single campers with their price',
        querystring: MapParamsSchema,
        response: { 200: MapAnswerSchema, 400: FieldErrorsSchema, 401: DetailErrorSchema },
      },
    },
    ({ query, currency }, reply) => show(query, currency, abortOnDisconnect(reply)),
  );
}
