import { Type } from 'typebox';

import {
  DecideClaimSchema,
  DetailErrorSchema,
  FieldErrorsSchema,
  IncidentQueueQuerySchema,
  IncidentQueueSchema,
  IncidentSchema,
} from '@campavia/contracts';

import type { Api } from '../../../core/app-context';
import { staffOnly } from '../../back-office/require-staff.service';
import { requireUser } from '../../identity/signed-in.service';
import { sendPhoto } from '../photos/send-photo';
import type { Incidents } from './incidents';

const common = { tags: ['back office'], security: [{ key: [], bearer: [] }] };
const errors = { 401: DetailErrorSchema, 404: DetailErrorSchema };
const id = Type.String({ description: 'number of the booking' });

/** Incidents after trips, for staff; for all others these calls are 404. */
export function incidentsRoutes(app: Api, { list, get, openPhoto, decide }: Incidents): void {
  const queue = {
    ...common,
    summary: 'The bookings whose claims wait for staff, longest waiting first',
    querystring: IncidentQueueQuerySchema,
    response: { ...errors, 400: FieldErrorsSchema, 200: IncidentQueueSchema },
  };
  app.get('/v4/back-office/incidents/', { onRequest: staffOnly, schema: queue }, (request) =>
    list(requireUser(request), request.query),
  );

  const one = {
    ...common,
    params: Type.Object({ id }),
    summary: 'A booking with claims: both condition reports and the statements of both sides',
    response: { ...errors, 200: IncidentSchema },
  };
  app.get('/v4/back-office/incidents/:id/', { onRequest: staffOnly, schema: one }, (request) =>
    get(requireUser(request), request.params.id),
  );

  const photo = {
    ...common,
    params: Type.Object({ id, photoId: Type.String() }),
    summary: 'A photo of a condition report or of a claim',
    response: { ...errors, 200: Type.Unknown({ description: 'the file' }), 503: DetailErrorSchema },
  };
  app.get(
    '/v4/back-office/incidents/:id/photos/:photoId/',
    { onRequest: staffOnly, schema: photo },
    async (request, reply) => {
      const { id: bookingId, photoId } = request.params;
      return sendPhoto(reply, await openPhoto(requireUser(request), bookingId, photoId));
    },
  );

  const decided = {
    ...common,
    params: Type.Object({ id, claimId: Type.String() }),
    summary: 'Decides on a claim: the granted amount is charged to the deposit, and both sides get an e-mail',
    body: DecideClaimSchema,
    response: {
      ...errors,
      200: IncidentSchema,
      400: FieldErrorsSchema,
      405: DetailErrorSchema,
      409: DetailErrorSchema,
    },
  };
  app.post(
    '/v4/back-office/incidents/:id/claims/:claimId/decide/',
    { onRequest: staffOnly, schema: decided },
    (request) => {
      const { id: bookingId, claimId } = request.params;
      return decide(requireUser(request), { bookingId, claimId, form: request.body });
    },
  );
}
