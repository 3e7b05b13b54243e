import { Type } from 'typebox';

import {
  DecideReportSchema,
  DetailErrorSchema,
  FieldErrorsSchema,
  ReportCaseSchema,
  ReportQueueQuerySchema,
  ReportQueueSchema,
  ReverseReportSchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { staffOnly } from '../back-office/require-staff.service';
import { requireUser } from '../identity/signed-in.service';
import type { Reports } from './reports.service';

const common = { tags: ['back office'], security: [{ key: [], bearer: [] }] };
const errors = { 401: DetailErrorSchema, 404: DetailErrorSchema };
const params = Type.Object({ id: Type.String({ description: 'number of the case' }) });
const ConflictSchema = Type.Object({
  ...DetailErrorSchema.properties,
  decided_by: Type.Optional(Type.String({ description: 'first name of the staff member who decided' })),
});
const decided = {
  ...common,
  params,
  response: {
    ...errors,
    200: Type.Object({ id: Type.Integer() }),
    400: FieldErrorsSchema,
    409: ConflictSchema,
  },
};

/** The calls by which staff decide reports; all other users get 404. */
export function reportsRoutes(app: Api, { list, find, decide, reverse }: Reports): void {
  const queue = {
    ...common,
    summary: 'Open reports, oldest first',
    querystring: ReportQueueQuerySchema,
    response: { ...errors, 200: ReportQueueSchema, 400: FieldErrorsSchema },
  };
  app.get('/v4/back-office/reports/', { onRequest: staffOnly, schema: queue }, (request) =>
    list(requireUser(request), request.query),
  );

  const one = {
    ...common,
    params,
    summary: 'The reported content, its reporters and their reasons',
    response: { ...errors, 200: ReportCaseSchema },
  };
  app.get('/v4/back-office/reports/:id/', { onRequest: staffOnly, schema: one }, (request) =>
    find(requireUser(request), request.params.id),
  );

  const decision = {
    ...decided,
    summary: 'Dismisses the reports, or hides the reported content; the people concerned get e-mails',
    body: DecideReportSchema,
  };
  app.post('/v4/back-office/reports/:id/decide/', { onRequest: staffOnly, schema: decision }, (request) =>
    decide(requireUser(request), request.params.id, request.body),
  );

  const reversal = {
    ...decided,
    summary: 'Restores hidden content; its author gets an e-mail',
    body: ReverseReportSchema,
  };
  app.post('/v4/back-office/reports/:id/reverse/', { onRequest: staffOnly, schema: reversal }, (request) =>
    reverse(requireUser(request), request.params.id, request.body),
  );
}
