import { Type } from 'typebox';

import { DetailErrorSchema, FieldErrorsSchema, ListingQuerySchema, ListingSchema } from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import type { ListingsService } from './listings.service';

/** Endpoint for one camper. */
export function listingsRoutes(app: Api, listings: ListingsService): void {
  app.get(
    '/3/products/:id/',
    {
      schema: {
        tags: ['listings'],
        summary: 'One camper; with dates also its price and availability',
        params: Type.Object({ id: Type.String({ description: 'number of the camper' }) }),
        querystring: ListingQuerySchema,
        response: {
          200: ListingSchema,
          400: FieldErrorsSchema,
          401: DetailErrorSchema,
          404: DetailErrorSchema,
          410: DetailErrorSchema,
        },
      },
    },
    ({ params, query, currency, signedIn }) =>
      listings.get(params.id, query, {
        currency,
        isStaff: signedIn?.isStaff ?? false,
        userId: signedIn?.userId,
      }),
  );
}
