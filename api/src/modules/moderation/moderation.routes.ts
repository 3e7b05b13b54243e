import { Type } from 'typebox';

import {
  ApproveListingSchema,
  CamperStateSchema,
  DetailErrorSchema,
  FieldErrorsSchema,
  IncompleteListingSchema,
  ModerationListingSchema,
  ModerationQueueQuerySchema,
  ModerationQueueSchema,
  RequestChangesSchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { staffOnly } from '../back-office/require-staff.service';
import { confirmedOnly, requireUser, signedInOnly } from '../identity/signed-in.service';
import type { Moderation } from './moderation.service';

const params = Type.Object({ id: Type.String({ description: 'number of the camper' }) });
const security = [{ key: [], bearer: [] }];
const about = { tags: ['moderation'], security };
const errors = { 401: DetailErrorSchema, 404: DetailErrorSchema };

/** The calls by which owners send listings and staff decide on them. */
export function moderationRoutes(app: Api, moderation: Moderation): void {
  submitting(app, moderation);
  reading(app, moderation);
  deciding(app, moderation);
}

function submitting(app: Api, { submit }: Moderation): void {
  const schema = {
    tags: ['own campers'],
    security,
    params,
    summary: 'Submits the user’s listing for moderation; 409 with the missing steps',
    response: {
      ...errors,
      200: CamperStateSchema,
      405: DetailErrorSchema,
      409: IncompleteListingSchema,
      410: DetailErrorSchema,
    },
  };
  app.post('/v4/products/:id/submit/', { onRequest: [signedInOnly, confirmedOnly], schema }, (request) =>
    submit({ userId: requireUser(request).userId, id: request.params.id }),
  );
}

function reading(app: Api, { queue, find }: Moderation): void {
  const list = {
    ...about,
    summary: 'The listings that wait for moderation, oldest first',
    querystring: ModerationQueueQuerySchema,
    response: { ...errors, 200: ModerationQueueSchema, 400: FieldErrorsSchema },
  };
  app.get('/v4/moderation/listings/', { onRequest: staffOnly, schema: list }, (request) =>
    queue(requireUser(request), request.query),
  );

  const one = {
    ...about,
    params,
    summary: 'A submitted listing with all data for the decision',
    response: { ...errors, 200: ModerationListingSchema },
  };
  app.get('/v4/moderation/listings/:id/', { onRequest: staffOnly, schema: one }, (request) =>
    find(requireUser(request), request.params.id),
  );
}

function deciding(app: Api, { approve, requestChanges }: Moderation): void {
  const response = {
    ...errors,
    200: CamperStateSchema,
    400: FieldErrorsSchema,
    409: DetailErrorSchema,
  };
  app.post(
    '/v4/moderation/listings/:id/approve/',
    {
      onRequest: staffOnly,
      schema: {
        ...about,
        params,
        summary: 'Publishes a listing; bookable immediately if documents and identity allow it',
        body: ApproveListingSchema,
        response,
      },
    },
    (request) => approve(requireUser(request), request.params.id, request.body),
  );
  app.post(
    '/v4/moderation/listings/:id/request-changes/',
    {
      onRequest: staffOnly,
      schema: {
        ...about,
        params,
        summary: 'Returns a listing to its owner with the requested changes',
        body: RequestChangesSchema,
        response,
      },
    },
    (request) => requestChanges(requireUser(request), request.params.id, request.body),
  );
}
