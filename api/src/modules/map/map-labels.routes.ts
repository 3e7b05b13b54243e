import {
  DetailErrorSchema,
  FieldErrorsSchema,
  MapLabelsQuerySchema,
  MapLabelsSchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import type { MapLabelsService } from './map-labels.service';

/** Places rarely change, and panning a map repeats requests. */
const A_DAY = 'public, max-age=86400';

/** Endpoint for labels on a map. */
export function mapLabelsRoutes(app: Api, { name }: MapLabelsService): void {
  app.get(
    '/v4/geolocation/labels/',
    {
      schema: {
        tags: ['places'],
        summary: 'The labels of a part of the map, as many as fit',
        querystring: MapLabelsQuerySchema,
        response: { 200: MapLabelsSchema, 400: FieldErrorsSchema, 401: DetailErrorSchema },
      },
    },
    async ({ query }, reply) => {
      const labels = await name(query);
      reply.header('cache-control', A_DAY);
      return labels;
    },
  );
}
