import { Type } from 'typebox';

import {
  AuditLogQuerySchema,
  AuditLogSchema,
  BackOfficeOverviewSchema,
  DecideDocumentSchema,
  DetailErrorSchema,
  DocumentQueueQuerySchema,
  DocumentQueueSchema,
  FieldErrorsSchema,
  FindPeopleQuerySchema,
  FoundPeopleSchema,
  ReviewedDocumentSchema,
  StaffPersonSchema,
  SuspendPersonSchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { requireUser } from '../identity/signed-in.service';
import type { SearchAuditLog } from './audit-log.service';
import type { DocumentReviews } from '../documents/document-reviews.service';
import type { Overview } from './overview.service';
import { staffOnly } from './require-staff.service';
import type { People } from './people/people.service';

interface Services {
  overview: Overview;
  documentReviews: DocumentReviews;
  searchAuditLog: SearchAuditLog;
  people: People;
}

const common = { tags: ['back office'], security: [{ key: [], bearer: [] }] };
const errors = { 401: DetailErrorSchema, 404: DetailErrorSchema };
const refusals = { ...errors, 400: FieldErrorsSchema };
const conflicts = { ...refusals, 405: DetailErrorSchema, 409: DetailErrorSchema };
const Done = Type.Object({ id: Type.Integer() });
const documentParams = Type.Object({ id: Type.String({ description: 'number of the document' }) });
const personParams = Type.Object({ id: Type.String({ description: 'number of the user' }) });

/** The calls of the back office; everybody but staff finds none of them. */
export function backOfficeRoutes(app: Api, services: Services): void {
  const { overview, searchAuditLog } = services;
  app.get(
    '/v4/back-office/',
    {
      onRequest: staffOnly,
      schema: {
        ...common,
        summary: 'The queues of open work for staff',
        response: { ...errors, 200: BackOfficeOverviewSchema },
      },
    },
    (request) => overview(requireUser(request)),
  );
  app.get(
    '/v4/back-office/actions/',
    {
      onRequest: staffOnly,
      schema: {
        ...common,
        summary: 'The audit log of staff actions, newest first',
        querystring: AuditLogQuerySchema,
        response: { ...refusals, 200: AuditLogSchema },
      },
    },
    (request) => searchAuditLog(requireUser(request), request.query),
  );
  documentReviewRoutes(app, services.documentReviews);
  peopleRoutes(app, services.people);
}

function documentReviewRoutes(app: Api, { list, open, decide }: DocumentReviews): void {
  const queue = {
    ...common,
    summary: 'The documents that wait for review, oldest first',
    querystring: DocumentQueueQuerySchema,
    response: { ...refusals, 200: DocumentQueueSchema },
  };
  app.get('/v4/back-office/documents/', { onRequest: staffOnly, schema: queue }, (request) =>
    list(requireUser(request), request.query),
  );

  const opened = {
    ...common,
    params: documentParams,
    summary: 'A document to review; it is claimed for ten minutes, and the access is recorded',
    response: { ...errors, 200: ReviewedDocumentSchema },
  };
  app.post('/v4/back-office/documents/:id/open/', { onRequest: staffOnly, schema: opened }, (request) =>
    open(requireUser(request), request.params.id, request),
  );

  const decided = {
    ...common,
    params: documentParams,
    summary: 'Accepts a document, requests a page again or rejects it; its holder gets an e-mail',
    body: DecideDocumentSchema,
    response: { ...conflicts, 200: Done },
  };
  app.post('/v4/back-office/documents/:id/decide/', { onRequest: staffOnly, schema: decided }, (request) =>
    decide(requireUser(request), request.params.id, request.body),
  );
}

function peopleRoutes(app: Api, { find, get, suspend, restore }: People): void {
  const search = {
    ...common,
    summary: 'Users by e-mail address, phone number, name, or id of a user, booking or camper',
    querystring: FindPeopleQuerySchema,
    response: { ...refusals, 200: FoundPeopleSchema },
  };
  app.get('/v4/back-office/people/', { onRequest: staffOnly, schema: search }, (request) =>
    find(requireUser(request), request.query.query),
  );

  const one = {
    ...common,
    params: personParams,
    summary: 'A user with their data and the staff actions that concern them',
    response: { ...errors, 200: StaffPersonSchema },
  };
  app.get('/v4/back-office/people/:id/', { onRequest: staffOnly, schema: one }, (request) =>
    get(requireUser(request), request.params.id),
  );

  for (const [name, change, summary] of [
    ['suspend', suspend, 'Suspends a user: ends their sessions and hides their campers'],
    ['restore', restore, 'Lifts a suspension'],
  ] as const) {
    const schema = {
      ...common,
      params: personParams,
      summary,
      body: SuspendPersonSchema,
      response: { ...conflicts, 200: Done },
    };
    app.post(`/v4/back-office/people/:id/${name}/`, { onRequest: staffOnly, schema }, (request) =>
      change(requireUser(request), request.params.id, request.body),
    );
  }
}
