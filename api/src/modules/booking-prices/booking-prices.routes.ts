import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';

import {
  BookingPriceSchema,
  ChooseOptionsSchema,
  DetailErrorSchema,
  FieldErrorsSchema,
  OwnerPriceSchema,
  PriceRefusalSchema,
  UpdateBookingPriceSchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { FAULT_HEADER } from '../../providers/rental-cover/rental-cover';
import { requireUser, signedInOnly } from '../identity/signed-in.service';
import type { BookingChoices, Chooser } from './booking-choices.service';
import type { BookingPriceAnswer, BookingPrices } from './booking-prices.service';

const security = [{ key: [], bearer: [] }];
const params = Type.Object({ id: Type.String({ description: 'number of the booking' }) });
const answers = {
  200: BookingPriceSchema,
  400: Type.Union([PriceRefusalSchema, FieldErrorsSchema]),
  401: DetailErrorSchema,
  404: DetailErrorSchema,
  503: DetailErrorSchema,
};
const changed = { ...answers, 405: DetailErrorSchema, 429: DetailErrorSchema };

/** Endpoints for the prices of bookings. */
export function bookingPricesRoutes(app: Api, prices: BookingPrices, choices: BookingChoices): void {
  app.get(
    '/3/my-requests/:id/prices/',
    {
      onRequest: signedInOnly,
      schema: {
        tags: ['bookings'],
        security,
        params,
        response: answers,
        summary:
          'The price of a booking for its guest, line by line; 400 with the reason if the trip is no longer available',
      },
    },
    async (request, reply) => {
      const { userId } = requireUser(request);
      return send(reply, await prices.guestPrice(userId, request.params.id, faultOf(request)));
    },
  );

  app.get(
    '/3/my-bookings/:id/prices/',
    {
      onRequest: signedInOnly,
      schema: {
        tags: ['bookings'],
        security,
        params,
        summary: 'The earnings of a booking for its owner, line by line',
        response: { 200: OwnerPriceSchema, 401: DetailErrorSchema, 404: DetailErrorSchema },
      },
    },
    (request) => prices.ownerPrice(requireUser(request).userId, request.params.id),
  );

  changes(app, choices);
}

function changes(app: Api, choices: BookingChoices): void {
  app.patch(
    '/3/my-requests/:id/prices/',
    {
      onRequest: signedInOnly,
      schema: {
        tags: ['bookings'],
        security,
        params,
        body: UpdateBookingPriceSchema,
        response: changed,
        summary: 'Changes the choices of a booking, and returns its new price',
      },
    },
    async (request, reply) =>
      send(reply, await choices.update(request.params.id, request.body, chooserOf(request))),
  );

  app.post(
    '/3/my-requests/:id/options/',
    {
      onRequest: signedInOnly,
      schema: {
        tags: ['bookings'],
        security,
        params,
        body: ChooseOptionsSchema,
        response: changed,
        summary: 'Replaces the chosen options of the owner, and returns the new price of the booking',
      },
    },
    async (request, reply) =>
      send(reply, await choices.chooseOptions(request.params.id, request.body, chooserOf(request))),
  );
}

function chooserOf(request: FastifyRequest): Chooser {
  return { userId: requireUser(request).userId, from: request.ip, fault: faultOf(request) };
}

function faultOf({ headers }: FastifyRequest): string | undefined {
  return headers[FAULT_HEADER]?.toString();
}

function send(reply: FastifyReply, answer: BookingPriceAnswer): FastifyReply {
  if ('price' in answer) return reply.send(answer.price);
  const { code, minLength: min_length } = answer.refusal;
  return reply.code(400).send({ __all__: [code], ...(min_length !== undefined && { min_length }) });
}
