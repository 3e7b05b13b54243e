import { Type } from 'typebox';

import {
  CancelTogetherSchema,
  DetailErrorSchema,
  FieldErrorsSchema,
  OwnerBookingSchema,
  OwnerReasonSchema,
  PriceRefusalSchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { requireUser, signedInOnly } from '../identity/signed-in.service';
import { partyOf } from './booking-party';
import type { OwnerBookingsService } from './owner-bookings.service';
import { resultOrRefusal } from './trip-refusal';

const tags = ['owner bookings'];
const security = [{ key: [], bearer: [] }];
const params = Type.Object({ id: Type.String({ description: 'number of the booking' }) });
const errors = {
  401: DetailErrorSchema,
  403: DetailErrorSchema,
  404: DetailErrorSchema,
  405: DetailErrorSchema,
};

/** Endpoints for bookings of owners. */
export function ownerBookingsRoutes(app: Api, bookings: OwnerBookingsService): void {
  answering(app, bookings);
  leaving(app, bookings);
}

function answering(app: Api, bookings: OwnerBookingsService): void {
  app.patch(
    '/v4/bookings-owner/:id/accept/',
    {
      onRequest: signedInOnly,
      schema: {
        tags,
        security,
        params,
        summary: 'Accepts a request: the days are held for a day, and the guest must pay within three',
        response: { 200: OwnerBookingSchema, ...errors },
      },
    },
    (request) => bookings.accept(requireUser(request).userId, request.params.id),
  );

  app.patch(
    '/v4/bookings-owner/:id/refuse/',
    {
      onRequest: signedInOnly,
      schema: {
        tags,
        security,
        params,
        summary: 'Declines a request; payments are refunded in full',
        body: OwnerReasonSchema,
        response: { 200: OwnerBookingSchema, 400: FieldErrorsSchema, ...errors },
      },
    },
    (request) => bookings.refuse(partyOf(request), request.params.id, request.body),
  );

  app.patch(
    '/v4/bookings-owner/:id/validate/',
    {
      onRequest: signedInOnly,
      schema: {
        tags,
        security,
        params,
        summary: 'Sends a booking created on behalf of a guest',
        response: { 200: OwnerBookingSchema, 400: PriceRefusalSchema, ...errors },
      },
    },
    async (request, reply) => {
      const answer = await resultOrRefusal(bookings.complete(requireUser(request).userId, request.params.id));
      if ('refusal' in answer) return reply.code(400).send({ __all__: [answer.refusal.code] });
      return reply.send(answer.result);
    },
  );
}

function leaving(app: Api, bookings: OwnerBookingsService): void {
  app.patch(
    '/v4/bookings-owner/:id/snooze/',
    {
      onRequest: signedInOnly,
      schema: {
        tags,
        security,
        params,
        summary: 'Snoozes a booking for two days',
        response: { 200: OwnerBookingSchema, ...errors },
      },
    },
    (request) => bookings.snooze(requireUser(request).userId, request.params.id),
  );

  app.patch(
    '/v4/bookings-owner/:id/cancel/',
    {
      onRequest: signedInOnly,
      schema: {
        tags,
        security,
        params,
        summary: 'Cancels a confirmed trip, or ends one that is under way',
        body: OwnerReasonSchema,
        response: { 200: OwnerBookingSchema, 400: FieldErrorsSchema, ...errors },
      },
    },
    (request) => bookings.cancel(partyOf(request), request.params.id, request.body),
  );

  app.patch(
    '/v4/bookings-owner/:id/cancel-together/',
    {
      onRequest: signedInOnly,
      schema: {
        tags,
        security,
        params,
        summary: 'Asks the guest to cancel by mutual agreement, or agrees to the guest’s request; idempotent',
        body: Type.Union([CancelTogetherSchema, Type.Null()]),
        response: { 400: FieldErrorsSchema, 200: OwnerBookingSchema, ...errors },
      },
    },
    (request) => bookings.cancelTogether(partyOf(request), request.params.id, request.body ?? {}),
  );
}
