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
import { inPersonOnly, personOf, signedInOnly } from '../identity/signed-in.service';
import type { Viewer } from './document-facts';
import type { SetKind } from './document-sets';
import type { DocumentsService } from './documents.service';
import type { HandingIn } from './hand-in-document';
import type { IdentityCheckService } from './identity-check.service';

interface Services {
  documents: DocumentsService;
  handIn: HandingIn;
}

export const common = { tags: ['documents'], security: [{ key: [], bearer: [] }] };
export const params = Type.Object({ id: Type.String() });
export const refusals = { 400: FieldErrorsSchema, 401: DetailErrorSchema, 404: DetailErrorSchema };

const SUMMARIES: Record<SetKind, string> = {
  guest: 'The papers that somebody needs to drive',
  owner: 'The papers that somebody needs to let campers',
  vehicle: 'The papers of a vehicle',
  booking: 'The papers of a booking: its contract, a second driver’s, the proof of an emergency',
};

/** Who asks for papers. */
export function viewerOf(request: FastifyRequest): Viewer {
  const { userId, isStaff } = personOf(request);
  return { userId, isStaff };
}

/** Papers and sets of papers. */
export function documentsRoutes(app: Api, { documents, handIn }: Services): void {
  app.get(
    '/3/docs/:id/',
    {
      onRequest: signedInOnly,
      schema: { ...common, params, summary: 'A paper', response: { 200: DocumentSchema, ...refusals } },
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
        summary: 'Tells what stands on a paper; with `submit` it is handed in',
        body: UpdateDocumentSchema,
        response: { 200: DocumentSchema, ...refusals, 405: DetailErrorSchema },
      },
    },
    async (request) => {
      await handIn(viewerOf(request), request.params.id, request.body);
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

/** The machine that reads identity papers. */
export function identityCheckRoutes(app: Api, checks: IdentityCheckService): void {
  app.post(
    '/v4/doctective/check/',
    {
      onRequest: [signedInOnly, inPersonOnly],
      schema: {
        ...common,
        summary: 'Has a machine compare an identity paper with the account; it decides nothing',
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
