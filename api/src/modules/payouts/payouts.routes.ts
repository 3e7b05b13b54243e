import { Type } from 'typebox';

import {
  DetailErrorSchema,
  FieldErrorsSchema,
  HoldPayoutsSchema,
  PayinQuerySchema,
  PayoutHoldSchema,
  PayoutsSchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { staffOnly } from '../back-office/require-staff.service';
import { requireUser, signedInOnly } from '../identity/signed-in.service';
import type { PayoutsService } from './payouts.service';

const security = [{ key: [], bearer: [] }];

/** The payouts of a year, and the calls by which staff hold them back. */
export function payoutsRoutes(app: Api, payouts: PayoutsService): void {
  app.get(
    '/3/mangopay/payout/',
    {
      onRequest: signedInOnly,
      schema: {
        tags: ['payments'],
        security,
        summary: 'Payouts to the user as an owner, by year of execution',
        querystring: PayinQuerySchema,
        response: { 200: PayoutsSchema, 400: FieldErrorsSchema, 401: DetailErrorSchema },
      },
    },
    (request) => payouts.list(requireUser(request).userId, request.query.year),
  );

  const about = {
    tags: ['staff bookings'],
    security,
    params: Type.Object({ id: Type.String({ description: 'number of the owner' }) }),
  };
  const errors = { 401: DetailErrorSchema, 404: DetailErrorSchema };
  app.put(
    '/v4/payouts-staff/:id/hold/',
    {
      onRequest: staffOnly,
      schema: {
        ...about,
        summary: 'Holds the payouts of an owner until they are released',
        body: HoldPayoutsSchema,
        response: { 200: PayoutHoldSchema, 400: FieldErrorsSchema, ...errors },
      },
    },
    (request) => payouts.hold(requireUser(request), request.params.id, request.body),
  );
  app.delete(
    '/v4/payouts-staff/:id/hold/',
    {
      onRequest: staffOnly,
      schema: {
        ...about,
        summary: 'Releases the payouts of an owner',
        response: { 200: PayoutHoldSchema, ...errors },
      },
    },
    (request) => payouts.release(requireUser(request), request.params.id),
  );
}
