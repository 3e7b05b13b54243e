import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';

import {
  CheckIdentitySchema,
  DetailErrorSchema,
  DocumentSchema,
  DocumentSetQuerySchema,
  DocumentSetSchema,
  FieldErrorsSchema,
  IdentityCheckSchema,
  UpdateDocumentSchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { denyActingStaff, requireUser, signedInOnly } from '../identity/signed-in.service';
import type { Viewer } from './document-facts';
import type { SetKind } from './document-sets';
import type { DocumentsService } from './documents.service';
import type { DocumentSubmission } from './submit-document';
import type { IdentityCheckService } from './review/identity-check';

interface Services {
  documents: DocumentsService;
  submitDocument: DocumentSubmission;
}

export const common = { tags: ['documents'], security: [{ key: [], bearer: [] }] };
export const params = Type.Object({ id: Type.String() });
export const refusals = { 400: FieldErrorsSchema, 401: DetailErrorSchema, 404: DetailErrorSchema };

const SUMMARIES: Record<SetKind, string> = {
  guest: 'The documents that a user needs to drive',
  owner: 'The documents that a user needs to rent campers out',
  vehicle: 'The documents of a vehicle',
  booking: 'The documents of a booking: its contract, a second driver’s, the proof of an emergency',
};

/** The person who makes a request. */
export function viewerOf(request: FastifyRequest): Viewer {
  const { userId, isStaff, actorId } = requireUser(request);
  return { userId, isStaff, actorId };
}

/** Documents and sets of documents. */
export function documentsRoutes(app: Api, { documents, submitDocument }: Services): void {
  app.get(
    '/3/docs/:id/',
    {
      onRequest: signedInOnly,
      schema: { ...common, params, summary: 'A document', response: { 200: DocumentSchema, ...refusals } },
    },
    (request) => documents.get(viewerOf(request), request.params.id, request),
  );

  app.patch(
    '/3/docs/:id/',
    {
      onRequest: signedInOnly,
      schema: {
        ...common,
        params,
        summary: 'Updates the fields of a document; with `submit` it is submitted for review',
        body: UpdateDocumentSchema,
        response: { 200: DocumentSchema, ...refusals, 405: DetailErrorSchema },
      },
    },
    async (request) => {
      await submitDocument(viewerOf(request), request.params.id, request.body);
      return documents.get(viewerOf(request), request.params.id, request);
    },
  );

  for (const kind of ['vehicle', 'booking', 'guest', 'owner'] as const) {
    app.get(
      `/3/docs/${kind}/:id/`,
      {
        onRequest: signedInOnly,
        schema: {
          ...common,
          params,
          summary: SUMMARIES[kind],
          querystring: DocumentSetQuerySchema,
          response: { 200: DocumentSetSchema, ...refusals },
        },
      },
      (request) => {
        const of = { kind, id: request.params.id, type: request.query.document_type };
        return documents.list(of, viewerOf(request), request);
      },
    );
  }
}

/** The automatic check of identity documents. */
export function identityCheckRoutes(app: Api, checks: IdentityCheckService): void {
  app.post(
    '/v4/doctective/check/',
    {
      onRequest: [signedInOnly, denyActingStaff],
      schema: {
        ...common,
        summary: 'Compares an identity document with the account automatically, without a decision',
        body: CheckIdentitySchema,
        response: {
          200: IdentityCheckSchema,
          ...refusals,
          405: DetailErrorSchema,
          429: DetailErrorSchema,
          503: DetailErrorSchema,
        },
      },
    },
    (request) => checks.run(viewerOf(request), request.body, request.catalogue),
  );
}
