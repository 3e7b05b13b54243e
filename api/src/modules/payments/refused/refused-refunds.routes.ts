import { Type } from 'typebox';

import {
  DetailErrorSchema,
  FieldErrorsSchema,
  RefundProposalAnswerSchema,
  RefusedRefundsQuerySchema,
  RefusedRefundsSchema,
  RefusedRefundStateSchema,
  RepeatRefundSchema,
  TransferRefundSchema,
} from '@campavia/contracts';

import type { Api } from '../../../core/app-context';
import { staffOnly } from '../../back-office/require-staff.service';
import { requireUser } from '../../identity/signed-in.service';
import type { RefusedRefundsService } from './refused-refunds.service';

const common = { tags: ['back office'], security: [{ key: [], bearer: [] }] };
const params = Type.Object({ id: Type.String({ description: 'number of the refund' }) });
const errors = { 400: FieldErrorsSchema, 401: DetailErrorSchema, 404: DetailErrorSchema };
const conflicts = {
  ...errors,
  405: DetailErrorSchema,
  409: Type.Object({
    ...DetailErrorSchema.properties,
    decided_by: Type.Optional(Type.String({ description: 'first name of the colleague who decided' })),
  }),
};

/** The calls by which staff see and decide refunds that the provider refused. */
export function refusedRefundsRoutes(app: Api, refunds: RefusedRefundsService): void {
  const queue = {
    ...common,
    summary: 'Refunds that the provider refused, oldest first',
    querystring: RefusedRefundsQuerySchema,
    response: { ...errors, 200: RefusedRefundsSchema },
  };
  app.get('/v4/back-office/refunds/', { onRequest: staffOnly, schema: queue }, (request) =>
    refunds.list(requireUser(request), request.query),
  );

  const repeated = {
    ...common,
    params,
    summary: 'Retries a refused refund at the provider immediately',
    body: RepeatRefundSchema,
    response: { ...conflicts, 200: RefusedRefundStateSchema },
  };
  app.post('/v4/back-office/refunds/:id/repeat/', { onRequest: staffOnly, schema: repeated }, (request) =>
    refunds.repeat(requireUser(request), request.params.id, request.body),
  );

  const transferred = {
    ...common,
    params,
    summary: 'Records a refund as paid by transfer; above 500 EUR a second person approves it',
    body: TransferRefundSchema,
    response: { ...conflicts, 200: RefusedRefundStateSchema },
  };
  app.post(
    '/v4/back-office/refunds/:id/transfer/',
    { onRequest: staffOnly, schema: transferred },
    (request) => refunds.transfer(requireUser(request), request.params.id, request.body),
  );

  for (const [name, answer, summary] of [
    ['approve', refunds.approve, 'Records the transfer that a colleague proposed'],
    ['withdraw', refunds.withdraw, 'Withdraws a transfer that was proposed'],
  ] as const) {
    const schema = {
      ...common,
      params,
      summary,
      body: RefundProposalAnswerSchema,
      response: { ...conflicts, 200: RefusedRefundStateSchema },
    };
    app.post(`/v4/back-office/refunds/:id/transfer/${name}/`, { onRequest: staffOnly, schema }, (request) =>
      answer(requireUser(request), request.params.id, request.body),
    );
  }
}
