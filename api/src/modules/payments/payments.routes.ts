import { Type } from 'typebox';

import {
  BookingPaymentsSchema,
  ChoosePaymentSchema,
  DetailErrorSchema,
  FieldErrorsSchema,
  PaidRequestQuerySchema,
  PaymentPreparationSchema,
  PaymentSummarySchema,
  PreparePaymentQuerySchema,
  PriceRefusalSchema,
  RefundPreviewSchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { inPersonOnly, personOf, signedInOnly } from '../identity/signed-in.service';
import { refusalOr } from '../bookings/booking-process.service';
import type { PaymentChoice } from './choose-payment';
import type { GuestPayments } from './follow-for-guest';
import type { PaymentsService } from './payments.service';

const tags = ['payments'];
const security = [{ key: [], bearer: [] }];
const params = Type.Object({ id: Type.String({ description: 'number of the trip' }) });
const refusals = { 401: DetailErrorSchema, 404: DetailErrorSchema, 405: DetailErrorSchema };
const refused = Type.Union([PriceRefusalSchema, FieldErrorsSchema]);

/** The calls that show what is paid and to be paid, and choose how. */
export function paymentsRoutes(app: Api, services: Services): void {
  const { payments, guest } = services;
  app.get(
    '/3/my-requests/:id/payments/',
    {
      onRequest: signedInOnly,
      schema: {
        tags,
        security,
        params,
        summary: 'What was paid for a trip, what is to be paid and by which means',
        querystring: PaidRequestQuerySchema,
        response: { 200: BookingPaymentsSchema, ...refusals },
      },
    },
    ({ params: { id }, query, signedIn, headers }) =>
      payments.list(personOf({ signedIn }).userId, id, query.request_id, headers['accept-language']),
  );

  app.get(
    '/3/my-requests/:id/refund/',
    {
      onRequest: signedInOnly,
      schema: {
        tags,
        security,
        params,
        summary: 'What would come back if the guest cancelled now, part by part',
        response: { 200: RefundPreviewSchema, ...refusals },
      },
    },
    ({ params: { id }, signedIn }) => guest.refund(personOf({ signedIn }).userId, id),
  );

  preparationRoute(app, services);
  summaryRoutes(app, services);
}

/** What the calls of payments are answered by. */
export interface Services {
  payments: PaymentsService;
  choice: PaymentChoice;
  guest: GuestPayments;
}

function preparationRoute(app: Api, { payments }: Services): void {
  app.get(
    '/3/my-requests/:id/payment/',
    {
      onRequest: signedInOnly,
      schema: {
        tags,
        security,
        params,
        summary:
          'Gets a payment ready when a type is given: the price is agreed, the days are held for 15 minutes',
        querystring: PreparePaymentQuerySchema,
        response: { 200: PaymentPreparationSchema, 400: refused, ...refusals, 503: DetailErrorSchema },
      },
    },
    async ({ params: { id }, query: { type, request_id: requestId }, signedIn, headers }, reply) => {
      const { userId } = personOf({ signedIn });
      const language = headers['accept-language'];
      const made = type
        ? payments.prepare(userId, id, { type, requestId, language })
        : payments.look(userId, id, requestId, language);
      const answer = await refusalOr(made);
      return 'done' in answer ? answer.done : reply.code(400).send({ __all__: [answer.refusal.code] });
    },
  );
}

function summaryRoutes(app: Api, { choice }: Services): void {
  app.get(
    '/3/my-requests/:id/payment/summary/',
    {
      onRequest: signedInOnly,
      schema: {
        tags,
        security,
        params,
        summary: 'What will be paid with the means chosen',
        querystring: PaidRequestQuerySchema,
        response: { 200: PaymentSummarySchema, ...refusals },
      },
    },
    ({ params: { id }, query, signedIn }) =>
      choice.summary(personOf({ signedIn }).userId, id, query.request_id),
  );

  app.post(
    '/3/my-requests/:id/payment/summary/',
    {
      onRequest: [signedInOnly, inPersonOnly],
      schema: {
        tags,
        security,
        params,
        summary: 'Chooses the means, and whether rental credits are spent',
        body: ChoosePaymentSchema,
        response: { 200: PaymentSummarySchema, 400: refused, ...refusals },
      },
    },
    async ({ params: { id }, body, signedIn }, reply) => {
      const answer = await refusalOr(choice.choose(personOf({ signedIn }).userId, id, body));
      return 'done' in answer ? answer.done : reply.code(400).send({ __all__: [answer.refusal.code] });
    },
  );
}
