import { Type } from 'typebox';

import {
  ChildPlacesSchema,
  DetailErrorSchema,
  FieldErrorsSchema,
  NearbyPlacesSchema,
  SeasonPricesParamsSchema,
  SeasonPricesSchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import type { LandingsService } from './landings.service';

const errors = { 400: FieldErrorsSchema, 401: DetailErrorSchema };

/** Endpoints for landing pages of places and vehicle types. */
export function landingsRoutes(app: Api, landings: LandingsService): void {
  app.get(
    '/v4/geolocation/places/:slug/nearby/',
    {
      schema: {
        tags: ['places'],
        summary: 'Towns with campers around a place, or within a region or country; 406 as for the place',
        params: Type.Object({ slug: Type.String({ maxLength: 200 }) }),
        response: { 200: NearbyPlacesSchema, ...errors, 404: DetailErrorSchema, 406: DetailErrorSchema },
      },
    },
    ({ params }) => landings.nearby(params.slug),
  );

  app.get(
    '/v4/geolocation/places/:slug/children/',
    {
      schema: {
        tags: ['places'],
        summary: 'Places with campers directly below a place; 406 as for the place',
        params: Type.Object({ slug: Type.String({ maxLength: 200 }) }),
        response: { 200: ChildPlacesSchema, ...errors, 404: DetailErrorSchema, 406: DetailErrorSchema },
      },
    },
    ({ params }) => landings.children(params.slug),
  );

  app.get(
    '/3/campers/season-prices/',
    {
      schema: {
        tags: ['search'],
        summary: 'Prices per day by season, over the campers that match some filters of a search',
        querystring: SeasonPricesParamsSchema,
        response: { 200: SeasonPricesSchema, ...errors },
      },
    },
    ({ query, currency }) => landings.seasonPrices(query, currency),
  );
}
