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
import { denyActingStaff, requireUser, signedInOnly } from '../identity/signed-in.service';
import { resultOrRefusal } from '../bookings/booking-process.service';
import type { MethodChoice } from './choose-payment-method';
import type { GuestPayments } from './guest-payments.service';
import type { PaymentOverview } from './payment-overview';

const tags = ['payments'];
const security = [{ key: [], bearer: [] }];
const params = Type.Object({ id: Type.String({ description: 'number of the trip' }) });
const refusals = { 401: DetailErrorSchema, 404: DetailErrorSchema, 405: DetailErrorSchema };
const refused = Type.Union([PriceRefusalSchema, FieldErrorsSchema]);

/** The calls that show paid and open amounts, and choose the method. */
export function paymentsRoutes(app: Api, services: Services): void {
  const { overview, guest } = services;
  app.get(
    '/3/my-requests/:id/payments/',
    {
      onRequest: signedInOnly,
      schema: {
        tags,
        security,
        params,
        summary: 'Payments of a trip: paid, due, and possible methods',
        querystring: PaidRequestQuerySchema,
        response: { 200: BookingPaymentsSchema, ...refusals },
      },
    },
    ({ params: { id }, query, signedIn, headers }) =>
      overview.list(requireUser({ signedIn }).userId, id, query.request_id, headers['accept-language']),
  );

  app.get(
    '/3/my-requests/:id/refund/',
    {
      onRequest: signedInOnly,
      schema: {
        tags,
        security,
        params,
        summary: 'The refund if the guest cancels now, part by part',
        response: { 200: RefundPreviewSchema, ...refusals },
      },
    },
    ({ params: { id }, signedIn }) => guest.previewRefund(requireUser({ signedIn }).userId, id),
  );

  preparationRoute(app, services);
  summaryRoutes(app, services);
}

/** The services behind these calls. */
export interface Services {
  overview: PaymentOverview;
  choice: MethodChoice;
  guest: GuestPayments;
}

function preparationRoute(app: Api, { overview }: Services): void {
  app.get(
    '/3/my-requests/:id/payment/',
    {
      onRequest: signedInOnly,
      schema: {
        tags,
        security,
        params,
        summary: 'With a type, prepares a payment: the price is agreed, the days are held for 15 minutes',
        querystring: PreparePaymentQuerySchema,
        response: { 200: PaymentPreparationSchema, 400: refused, ...refusals, 503: DetailErrorSchema },
      },
    },
    async ({ params: { id }, query: { type, request_id: requestId }, signedIn, headers }, reply) => {
      const { userId } = requireUser({ signedIn });
      const language = headers['accept-language'];
      const preparing = type
        ? overview.prepare(userId, id, { type, requestId, language })
        : overview.preview(userId, id, requestId, language);
      const answer = await resultOrRefusal(preparing);
      return 'result' in answer ? answer.result : reply.code(400).send({ __all__: [answer.refusal.code] });
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
        summary: 'The payments with the chosen method',
        querystring: PaidRequestQuerySchema,
        response: { 200: PaymentSummarySchema, ...refusals },
      },
    },
    ({ params: { id }, query, signedIn }) =>
      choice.summary(requireUser({ signedIn }).userId, id, query.request_id),
  );

  app.post(
    '/3/my-requests/:id/payment/summary/',
    {
      onRequest: [signedInOnly, denyActingStaff],
      schema: {
        tags,
        security,
        params,
        summary: 'Chooses the method, and whether rental credits are used',
        body: ChoosePaymentSchema,
        response: { 200: PaymentSummarySchema, 400: refused, ...refusals },
      },
    },
    async ({ params: { id }, body, signedIn }, reply) => {
      const answer = await resultOrRefusal(choice.choose(requireUser({ signedIn }).userId, id, body));
      return 'result' in answer ? answer.result : reply.code(400).send({ __all__: [answer.refusal.code] });
    },
  );
}
