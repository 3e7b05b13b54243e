import { Type } from 'typebox';

import {
  DetailErrorSchema,
  FieldErrorsSchema,
  StaffBookingSchema,
  StaffCancelSchema,
} from '@campavia/contracts';

import type { Api } from '../../api';
import { say } from '../../messages';
import { personOf, signedInOnly } from '../identity/signed-in.service';
import type { StaffBookingsService } from './staff-bookings.service';

/** What staff do with bookings of others. */
export function staffBookingsRoutes(app: Api, bookings: StaffBookingsService): void {
  app.patch(
    '/v4/bookings-staff/:id/cancel/',
    {
      onRequest: signedInOnly,
      schema: {
        tags: ['staff bookings'],
        security: [{ key: [], bearer: [] }],
        summary:
          'Cancels a booking with a refund that staff name; above 500 EUR a second one of them confirms it',
        params: Type.Object({ id: Type.String({ description: 'number of the booking' }) }),
        body: StaffCancelSchema,
        response: {
          200: StaffBookingSchema,
          202: DetailErrorSchema,
          400: FieldErrorsSchema,
          401: DetailErrorSchema,
          403: DetailErrorSchema,
          404: DetailErrorSchema,
          405: DetailErrorSchema,
        },
      },
    },
    async (request, reply) => {
      const done = await bookings.cancel(personOf(request), request.params.id, request.body);
      if (done !== 'proposed') return reply.send(done);
      const detail = say(request.language, 'second_person_needed');
      return reply.code(202).send({ detail, code: 'second_person_needed' });
    },
  );
}
