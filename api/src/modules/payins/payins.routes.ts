import { DetailErrorSchema, FieldErrorsSchema, PayinQuerySchema, PayinsSchema } from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { requireUser, signedInOnly } from '../identity/signed-in.service';
import type { PayinsService } from './payins.service';

/** Endpoint for the payments of a year. */
export function payinsRoutes(app: Api, payins: PayinsService): void {
  app.get(
    '/3/mangopay/payin/',
    {
      onRequest: signedInOnly,
      schema: {
        tags: ['payments'],
        security: [{ key: [], bearer: [] }],
        summary: 'Payments and refunds of the user’s trips, by year of execution',
        querystring: PayinQuerySchema,
        response: { 200: PayinsSchema, 400: FieldErrorsSchema, 401: DetailErrorSchema },
      },
    },
    (request) => payins.list(requireUser(request).userId, request.query.year),
  );
}
