import { Type } from 'typebox';

import {
  DetailErrorSchema,
  FieldErrorsSchema,
  PriceQuerySchema,
  PriceRefusalSchema,
  PriceSchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { FAULT_HEADER } from '../../providers/rental-cover/rental-cover';
import type { PricesService } from './prices.service';

/** Endpoint for the price of a trip. */
export function pricesRoutes(app: Api, prices: PricesService): void {
  app.get(
    '/3/products/:id/price/',
    {
      schema: {
        tags: ['listings'],
        summary:
          'The price of a trip with all choices, line by line; 400 with the reason if it is not available',
        params: Type.Object({ id: Type.String({ description: 'number of the camper' }) }),
        querystring: PriceQuerySchema,
        response: {
          200: PriceSchema,
          400: Type.Union([PriceRefusalSchema, FieldErrorsSchema]),
          401: DetailErrorSchema,
          404: DetailErrorSchema,
          410: DetailErrorSchema,
          429: DetailErrorSchema,
          503: DetailErrorSchema,
        },
      },
    },
    async (request, reply) => {
      const { params, query, currency, signedIn, ip: from, headers } = request;
      const fault = headers[FAULT_HEADER]?.toString();
      const answer = await prices.price(params.id, query, {
        userId: signedIn?.userId,
        currency,
        from,
        fault,
      });
      if ('price' in answer) return answer.price;
      const { code, minLength: min_length } = answer.refusal;
      return reply.code(400).send({ __all__: [code], ...(min_length !== undefined && { min_length }) });
    },
  );
}
