import { Type } from 'typebox';

import {
  DetailErrorSchema,
  FieldErrorsSchema,
  RefundProposalAnswerSchema,
  RefundProposalsSchema,
  StaffBookingSchema,
  StaffRefundPreviewSchema,
  StaffRefundQuerySchema,
  StaffRefundSchema,
} from '@campavia/contracts';

import type { Api } from '../../../core/app-context';
import { staffOnly } from '../../back-office/require-staff.service';
import { requireUser } from '../../identity/signed-in.service';
import type { StaffRefunds } from './staff-refunds.service';

const common = { tags: ['back office'], security: [{ key: [], bearer: [] }] };
const params = Type.Object({ id: Type.String({ description: 'number of the booking' }) });
const errors = { 401: DetailErrorSchema, 404: DetailErrorSchema };
const conflicts = { ...errors, 400: FieldErrorsSchema, 405: DetailErrorSchema, 409: DetailErrorSchema };

/** Refunds of the support team; for all others these calls are 404. */
export function staffRefundsRoutes(app: Api, refunds: StaffRefunds): void {
  const list = {
    ...common,
    summary: 'Refunds above 500 EUR that wait for a second person',
    response: { ...errors, 200: RefundProposalsSchema },
  };
  app.get('/v4/back-office/refund-proposals/', { onRequest: staffOnly, schema: list }, (request) =>
    refunds.proposals(requireUser(request)),
  );

  const one = {
    ...common,
    params,
    summary: 'The refundable payments of a booking',
    response: { ...errors, 200: StaffRefundSchema },
  };
  app.get('/v4/back-office/bookings/:id/refund/', { onRequest: staffOnly, schema: one }, (request) =>
    refunds.get(requireUser(request), request.params.id),
  );

  const preview = {
    ...common,
    params,
    summary: 'Preview of the refund if the booking is cancelled now',
    querystring: StaffRefundQuerySchema,
    response: { ...errors, 400: FieldErrorsSchema, 200: StaffRefundPreviewSchema },
  };
  app.get(
    '/v4/back-office/bookings/:id/refund/preview/',
    { onRequest: staffOnly, schema: preview },
    (request) => refunds.preview(requireUser(request), request.params.id, request.query.refund_total),
  );

  for (const [name, answer, summary] of [
    ['approve', refunds.approve, 'Cancels a booking with the refund that a colleague proposed'],
    ['withdraw', refunds.withdraw, 'Withdraws a refund that was proposed'],
  ] as const) {
    const schema = {
      ...common,
      params,
      summary,
      body: RefundProposalAnswerSchema,
      response: { ...conflicts, 200: StaffBookingSchema },
    };
    app.post(`/v4/back-office/bookings/:id/refund/${name}/`, { onRequest: staffOnly, schema }, (request) =>
      answer(requireUser(request), request.params.id, request.body),
    );
  }
}
