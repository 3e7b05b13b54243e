import { Type } from 'typebox';

import { DetailErrorSchema, FieldErrorsSchema, ReportListingSchema } from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import type { ListingReportsService } from './listing-reports.service';

/** Endpoint for reports about a listing. */
export function listingReportsRoutes(app: Api, reports: ListingReportsService): void {
  app.post(
    '/3/products/:id/report/',
    {
      schema: {
        tags: ['listings'],
        summary: 'Reports a listing, signed in or not',
        params: Type.Object({ id: Type.String({ description: 'number of the camper' }) }),
        body: ReportListingSchema,
        response: {
          204: Type.Null(),
          400: Type.Union([FieldErrorsSchema, DetailErrorSchema]),
          401: DetailErrorSchema,
          404: DetailErrorSchema,
          410: DetailErrorSchema,
          429: DetailErrorSchema,
        },
      },
    },
    async ({ params, body, signedIn, ip: from }, reply) => {
      await reports.report(params.id, body, { userId: signedIn?.userId, from });
      return reply.code(204).send(null);
    },
  );
}
