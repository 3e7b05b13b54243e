import { Type } from 'typebox';

import {
  DetailErrorSchema,
  FieldErrorsSchema,
  HeldPayoutsQuerySchema,
  HeldPayoutsSchema,
  ReleasedPayoutSchema,
  ReleasePayoutSchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { staffOnly } from '../back-office/require-staff.service';
import { requireUser } from '../identity/signed-in.service';
import type { HeldPayoutsService } from './held-payouts.service';

const common = { tags: ['back office'], security: [{ key: [], bearer: [] }] };
const errors = { 400: FieldErrorsSchema, 401: DetailErrorSchema, 404: DetailErrorSchema };

/** The calls by which staff see and release payouts that something stops. */
export function heldPayoutsRoutes(app: Api, { list, release }: HeldPayoutsService): void {
  const queue = {
    ...common,
    summary: 'Blocked payouts, those that staff may release first',
    querystring: HeldPayoutsQuerySchema,
    response: { ...errors, 200: HeldPayoutsSchema },
  };
  app.get('/v4/back-office/payouts/', { onRequest: staffOnly, schema: queue }, (request) =>
    list(requireUser(request), request.query),
  );

  const released = {
    ...common,
    summary: 'Releases a payout; missing requirements of the owner still block it',
    params: Type.Object({ id: Type.String({ description: 'number of the payout' }) }),
    body: ReleasePayoutSchema,
    response: {
      ...errors,
      200: ReleasedPayoutSchema,
      405: DetailErrorSchema,
      409: Type.Object({
        ...DetailErrorSchema.properties,
        decided_by: Type.Optional(
          Type.String({ description: 'first name of the staff member who released it' }),
        ),
      }),
    },
  };
  app.post('/v4/back-office/payouts/:id/release/', { onRequest: staffOnly, schema: released }, (request) =>
    release(requireUser(request), request.params.id, request.body),
  );
}
