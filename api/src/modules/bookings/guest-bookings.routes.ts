import { Type } from 'typebox';

import {
  CancelTripSchema,
  CreateBookingSchema,
  CancelTogetherSchema,
  DetailErrorSchema,
  FieldErrorsSchema,
  GuestBookingSchema,
  PriceRefusalSchema,
  PriceChangedSchema,
  RefundChangedSchema,
  UpdateBookingSchema,
  ValidateBookingSchema,
} from '@campavia/contracts';
import { siteOfTag } from '@campavia/i18n/server';

import type { Api } from '../../core/app-context';
import { confirmedOnly, requireUser, signedInOnly } from '../identity/signed-in.service';
import { partyOf } from './booking-party';
import type { BookingGuest } from './create-booking';
import type { GuestBookingsService } from './guest-bookings.service';
import { resultOrRefusal, type TripRefusal } from './trip-refusal';
import type { BookingSender } from './send-booking';

interface Services {
  bookings: GuestBookingsService;
  sender: BookingSender;
}

const tags = ['guest bookings'];
const security = [{ key: [], bearer: [] }];
const params = Type.Object({ id: Type.String({ description: 'number of the booking' }) });
const refused = Type.Union([PriceRefusalSchema, FieldErrorsSchema]);
const errors = {
  401: DetailErrorSchema,
  403: DetailErrorSchema,
  404: DetailErrorSchema,
  405: DetailErrorSchema,
};

/** Endpoints for bookings of guests. */
export function guestBookingsRoutes(app: Api, services: Services): void {
  asking(app, services);
  telling(app, services);
  leaving(app, services);
}

function asking(app: Api, { bookings, sender }: Services): void {
  app.post(
    '/v4/bookings/',
    {
      onRequest: confirmedOnly,
      schema: {
        tags,
        security,
        summary:
          'Creates a draft booking, without holding the days or notifying the owner; 400 with the reason if the trip is not available',
        body: CreateBookingSchema,
        response: { 201: GuestBookingSchema, 400: refused, ...errors, 410: DetailErrorSchema },
      },
    },
    async (request, reply) => {
      const answer = await resultOrRefusal(bookings.create(request.body, guestOf(request)));
      if ('refusal' in answer) return reply.code(400).send(toRefusal(answer.refusal));
      return reply.code(201).send(answer.result);
    },
  );

  app.patch(
    '/v4/bookings-guest/:id/validate/',
    {
      onRequest: confirmedOnly,
      schema: {
        tags,
        security,
        params,
        summary: 'Sends the request to the owner, or continues to payment if no answer is needed',
        body: ValidateBookingSchema,
        response: {
          200: GuestBookingSchema,
          400: refused,
          ...errors,
          409: PriceChangedSchema,
          410: DetailErrorSchema,
        },
      },
    },
    async (request, reply) => {
      const answer = await resultOrRefusal(sender.send(request.params.id, request.body, guestOf(request)));
      if ('refusal' in answer) return reply.code(400).send(toRefusal(answer.refusal));
      return reply.send(answer.result);
    },
  );
}

function telling(app: Api, { bookings }: Services): void {
  app.patch(
    '/v4/bookings-guest/:id/',
    {
      onRequest: signedInOnly,
      schema: {
        tags,
        security,
        params,
        summary: 'Changes the guest’s details of the trip and its drivers',
        body: UpdateBookingSchema,
        response: { 200: GuestBookingSchema, 400: FieldErrorsSchema, ...errors },
      },
    },
    (request) => bookings.update(requireUser(request).userId, request.params.id, request.body),
  );

  app.patch(
    '/v4/bookings-guest/:id/snooze/',
    {
      onRequest: signedInOnly,
      schema: {
        tags,
        security,
        params,
        summary: 'Snoozes a booking for two days',
        response: { 200: GuestBookingSchema, ...errors },
      },
    },
    (request) => bookings.snooze(requireUser(request).userId, request.params.id),
  );
}

function leaving(app: Api, { bookings }: Services): void {
  app.patch(
    '/v4/bookings-guest/:id/cancel/',
    {
      onRequest: signedInOnly,
      schema: {
        tags,
        security,
        params,
        summary: 'Cancels a booking; a paid one needs the refund amount that was shown',
        body: CancelTripSchema,
        response: { 200: GuestBookingSchema, 400: FieldErrorsSchema, ...errors, 409: RefundChangedSchema },
      },
    },
    (request) => bookings.cancel(partyOf(request), request.params.id, request.body),
  );

  app.patch(
    '/v4/bookings-guest/:id/cancel-together/',
    {
      onRequest: signedInOnly,
      schema: {
        tags,
        security,
        params,
        summary: 'Asks the owner to cancel by mutual agreement, or agrees to the owner’s request; idempotent',
        body: Type.Union([CancelTogetherSchema, Type.Null()]),
        response: { 400: FieldErrorsSchema, 200: GuestBookingSchema, ...errors },
      },
    },
    (request) => bookings.cancelTogether(partyOf(request), request.params.id, request.body ?? {}),
  );
}

type Asking = Parameters<typeof requireUser>[0] & {
  currency: BookingGuest['currency'];
  ip: string;
  headers: { 'accept-language'?: string };
};

function guestOf(request: Asking): BookingGuest {
  const { currency, ip: from, headers } = request;
  return { userId: requireUser(request).userId, site: siteOfTag(headers['accept-language']), currency, from };
}

function toRefusal({ code, minLength: min_length }: TripRefusal) {
  return { __all__: [code], ...(min_length !== undefined && { min_length }) };
}
