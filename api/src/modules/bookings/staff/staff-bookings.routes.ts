import { Type } from 'typebox';

import {
  DetailErrorSchema,
  FieldErrorsSchema,
  PriceRefusalSchema,
  ProofVerdictSchema,
  StaffBookingSchema,
  StaffCancelSchema,
  StaffReasonSchema,
} from '@campavia/contracts';

import type { Api } from '../../../core/app-context';
import { translate } from '../../../core/messages/messages';
import { staffOnly } from '../../back-office/require-staff.service';
import { requireUser } from '../../identity/signed-in.service';
import type { StaffBookingsService } from './staff-bookings.service';
import { resultOrRefusal } from '../trip-refusal';

const onRequest = staffOnly;
const about = {
  tags: ['staff bookings'],
  security: [{ key: [], bearer: [] }],
  params: Type.Object({ id: Type.String({ description: 'number of the booking' }) }),
};
const errors = {
  401: DetailErrorSchema,
  403: DetailErrorSchema,
  404: DetailErrorSchema,
  405: DetailErrorSchema,
};
const answers = { 200: StaffBookingSchema, 400: FieldErrorsSchema, ...errors };

/** Actions of staff on bookings of others. */
export function staffBookingsRoutes(app: Api, bookings: StaffBookingsService): void {
  ending(app, bookings);
  helping(app, bookings);
}

function ending(app: Api, bookings: StaffBookingsService): void {
  app.patch(
    '/v4/bookings-staff/:id/cancel/',
    {
      onRequest,
      schema: {
        ...about,
        summary:
          'Cancels a booking with a refund set by staff; above 500 EUR a second staff member must confirm it',
        body: StaffCancelSchema,
        response: { ...answers, 202: DetailErrorSchema },
      },
    },
    async (request, reply) => {
      const done = await bookings.cancel(requireUser(request), request.params.id, request.body);
      if (done !== 'proposed') return reply.send(done);
      const detail = translate(request.catalogue, 'second_person_needed');
      return reply.code(202).send({ detail, code: 'second_person_needed' });
    },
  );

  app.patch(
    '/v4/bookings-staff/:id/stop/',
    {
      onRequest,
      schema: {
        ...about,
        summary: 'Ends a trip that is under way; unused days are refunded to the guest',
        body: StaffReasonSchema,
        response: answers,
      },
    },
    (request) => bookings.stop(requireUser(request), request.params.id, request.body),
  );

  app.patch(
    '/v4/bookings-staff/:id/drop/',
    {
      onRequest,
      schema: {
        ...about,
        summary: 'Deletes a booking that was never sent',
        body: StaffReasonSchema,
        response: answers,
      },
    },
    (request) => bookings.drop(requireUser(request), request.params.id, request.body),
  );
}

function helping(app: Api, bookings: StaffBookingsService): void {
  app.patch(
    '/v4/bookings-staff/:id/validate/',
    {
      onRequest,
      schema: {
        ...about,
        summary:
          'Sends a booking created on behalf of a guest; 400 with the reason if the trip is not available',
        response: { ...answers, 400: PriceRefusalSchema },
      },
    },
    async (request, reply) => {
      const answer = await resultOrRefusal(bookings.complete(requireUser(request), request.params.id));
      if ('refusal' in answer) return reply.code(400).send({ __all__: [answer.refusal.code] });
      return reply.send(answer.result);
    },
  );

  app.patch(
    '/v4/bookings-staff/:id/proof/',
    {
      onRequest,
      schema: {
        ...about,
        summary: 'Decides on the proof of an emergency, which cancels or keeps the trip',
        body: ProofVerdictSchema,
        response: answers,
      },
    },
    (request) => bookings.reviewProof(requireUser(request), request.params.id, request.body),
  );
}
