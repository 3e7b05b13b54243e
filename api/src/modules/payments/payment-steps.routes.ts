import { createHash } from 'node:crypto';

import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';

import {
  AsyncPaymentSchema,
  ConfirmPaymentSchema,
  DetailErrorSchema,
  FieldErrorsSchema,
  IdempotencyKeySchema,
  PaidRequestQuerySchema,
  PaymentOutcomeSchema,
  PriceRefusalSchema,
  StartPaymentSchema,
  WebRedirectSchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { InvalidFieldsError } from '../../core/http-errors';
import { resultOrRefusal } from '../bookings/booking-process.service';
import { denyActingStaff, requireUser, signedInOnly } from '../identity/signed-in.service';
import type { GuestPayments } from './guest-payments.service';
import type { KeyedCall } from './payment-keys.store';

const tags = ['payments'];
const security = [{ key: [], bearer: [] }];
const params = Type.Object({ id: Type.String({ description: 'number of the trip' }) });
const headers = IdempotencyKeySchema;
const refusals = {
  400: Type.Union([PriceRefusalSchema, FieldErrorsSchema]),
  401: DetailErrorSchema,
  404: DetailErrorSchema,
  405: DetailErrorSchema,
  409: DetailErrorSchema,
  503: DetailErrorSchema,
};

/** The calls of a payment from its start to its outcome. */
export function paymentStepsRoutes(app: Api, guest: GuestPayments): void {
  startRoutes(app, guest);
  endRoutes(app, guest);
}

function startRoutes(app: Api, guest: GuestPayments): void {
  app.post(
    '/3/my-requests/:id/payment/async/',
    {
      onRequest: [signedInOnly, denyActingStaff],
      schema: {
        tags,
        security,
        params,
        headers,
        summary: 'Starts a payment; the outcome is known immediately, after the provider’s page, or later',
        body: StartPaymentSchema,
        response: { 200: AsyncPaymentSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { params: at, body: form, ip } = request;
      const call = callOf(request);
      if (!call) throw new InvalidFieldsError({ 'idempotency-key': { id: 'field_required' } });
      const browser = { ip, userAgent: request.headers['user-agent'] ?? '' };
      const started = guest.begin(requireUser(request).userId, at.id, { form, call, browser });
      const answer = await resultOrRefusal(started);
      return 'result' in answer ? answer.result : reply.code(400).send({ __all__: [answer.refusal.code] });
    },
  );

  app.get(
    '/3/my-requests/:id/payment/async/:asyncId/',
    {
      onRequest: signedInOnly,
      schema: {
        tags,
        security,
        summary: 'The status of a payment',
        params: Type.Object({ ...params.properties, asyncId: Type.String() }),
        response: { 200: AsyncPaymentSchema, ...refusals },
      },
    },
    ({ params: at, signedIn }) => guest.follow(requireUser({ signedIn }).userId, at.id, at.asyncId),
  );

  app.get(
    '/3/my-requests/:id/payment/web-redirect/',
    {
      onRequest: signedInOnly,
      schema: {
        tags,
        security,
        params,
        summary: 'The provider’s page of the payment in progress',
        querystring: PaidRequestQuerySchema,
        response: { 200: WebRedirectSchema, ...refusals },
      },
    },
    ({ params: at, query, signedIn }) =>
      guest.webRedirect(requireUser({ signedIn }).userId, at.id, query.request_id),
  );
}

function endRoutes(app: Api, guest: GuestPayments): void {
  app.get(
    '/3/my-requests/:id/payment/final/',
    {
      onRequest: signedInOnly,
      schema: {
        tags,
        security,
        params,
        summary: 'The outcome of a payment, for a guest who returns from the provider’s page',
        querystring: Type.Object({
          ...PaidRequestQuerySchema.properties,
          transactionId: Type.Optional(Type.String({ maxLength: 200 })),
        }),
        response: { 200: PaymentOutcomeSchema, ...refusals },
      },
    },
    ({ params: at, query, signedIn }) =>
      guest.finish(requireUser({ signedIn }).userId, at.id, {
        transactionId: query.transactionId,
        requestId: query.request_id,
      }),
  );

  app.post(
    '/3/my-requests/:id/payment/confirm/',
    {
      onRequest: [signedInOnly, denyActingStaff],
      schema: {
        tags,
        security,
        params,
        headers,
        summary: 'Runs the last checks, and completes payments that need no provider',
        body: Type.Union([ConfirmPaymentSchema, Type.Null()]),
        response: { 200: PaymentOutcomeSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const confirmation = { form: request.body ?? {}, call: callOf(request) };
      const confirmed = guest.confirm(requireUser(request).userId, request.params.id, confirmation);
      const answer = await resultOrRefusal(confirmed);
      return 'result' in answer ? answer.result : reply.code(400).send({ __all__: [answer.refusal.code] });
    },
  );
}

// The path is part of the hash: the same body for another trip is another call.
function callOf(
  request: Pick<FastifyRequest, 'headers' | 'body' | 'signedIn' | 'url'>,
): KeyedCall | undefined {
  const key = request.headers['idempotency-key']?.toString().replaceAll('\0', '');
  if (!key) return undefined;
  const text = JSON.stringify([request.url.split('?')[0]?.replace(/\/$/, ''), sorted(request.body)]);
  const bodyHash = createHash('sha256').update(text).digest('hex');
  return { userId: requireUser(request).userId, key, bodyHash };
}

function sorted(body: unknown): unknown {
  return Object.entries(body ?? {}).sort(([one], [other]) => (one < other ? -1 : 1));
}
