import { Type } from 'typebox';

import { DetailErrorSchema, ReceiptSchema } from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { requireUser, signedInOnly } from '../identity/signed-in.service';
import type { ReceiptsService } from './receipts.service';

/** Endpoint for the receipt of a trip. */
export function receiptsRoutes(app: Api, receipts: ReceiptsService): void {
  app.get(
    '/3/my-requests/:id/receipt/',
    {
      onRequest: signedInOnly,
      schema: {
        tags: ['guest bookings'],
        security: [{ key: [], bearer: [] }],
        params: Type.Object({ id: Type.String({ description: 'number of the trip' }) }),
        summary: 'The receipt of a confirmed trip: parties, price, tax and payments',
        response: { 200: ReceiptSchema, 401: DetailErrorSchema, 404: DetailErrorSchema },
      },
    },
    (request) => receipts.find(requireUser(request).userId, request.params.id),
  );
}
