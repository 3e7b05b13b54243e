import { Type } from 'typebox';

import {
  DetailErrorSchema,
  FieldErrorsSchema,
  PlaceSchema,
  PlacesAnswerSchema,
  PlacesQuerySchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import type { PlacesService } from './places.service';

const tags = ['places'];
const errors = { 400: FieldErrorsSchema, 401: DetailErrorSchema };

const QuerySchema = Type.Object({
  q: Type.Optional(Type.String({ maxLength: 200 })),
  limit: PlacesQuerySchema.properties.limit,
});

const PointSchema = Type.Object({
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
});

/** Endpoints about places. */
export function placesRoutes(app: Api, places: PlacesService): void {
  app.get(
    '/v4/geolocation/places/',
    {
      schema: {
        tags,
        summary: 'Places that match a text, best match first',
        querystring: PlacesQuerySchema,
        response: { 200: PlacesAnswerSchema, ...errors },
      },
    },
    ({ query }) => places.find(query.search ?? '', query.limit ?? 8),
  );

  app.get(
    '/v4/geolocation/places/:slug/',
    {
      schema: {
        tags,
        summary: 'One place with its ancestors; 406 with the current slug',
        params: Type.Object({ slug: Type.String({ maxLength: 200 }) }),
        response: { 200: PlaceSchema, ...errors, 404: DetailErrorSchema, 406: DetailErrorSchema },
      },
    },
    ({ params }) => places.get(params.slug),
  );

  app.get(
    '/3/search_locations/',
    {
      schema: {
        tags,
        summary: 'Places that match a text, best match first',
        querystring: QuerySchema,
        response: { 200: PlacesAnswerSchema, ...errors },
      },
    },
    ({ query }) => places.find(query.q ?? '', query.limit ?? 8),
  );

  app.get(
    '/3/info_location/',
    {
      schema: {
        tags,
        summary: 'The town nearest to a point',
        querystring: PointSchema,
        response: { 200: PlaceSchema, ...errors, 404: DetailErrorSchema },
      },
    },
    ({ query }) => places.nearest(query),
  );
}
