import { Type } from 'typebox';

import {
  DetailErrorSchema,
  FieldErrorsSchema,
  SavedSearchListSchema,
  SavedSearchSchema,
  SaveSearchSchema,
  StopSearchEmailsSchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { requireUser, signedInOnly } from '../identity/signed-in.service';
import type { SavedSearchesService } from './saved-searches.service';

const tags = ['search'];
const security = [{ key: [], bearer: [] }];

/** Endpoints for saved searches. */
export function savedSearchesRoutes(app: Api, searches: SavedSearchesService): void {
  app.get(
    '/3/saved-searches/',
    {
      onRequest: signedInOnly,
      schema: {
        tags,
        security,
        summary: 'The saved searches of the user, newest first',
        response: { 200: SavedSearchListSchema, 401: DetailErrorSchema },
      },
    },
    async (request) => {
      const results = await searches.list(requireUser(request).userId);
      return { count: results.length, next: null, previous: null, results };
    },
  );

  app.post(
    '/3/saved-searches/',
    {
      onRequest: signedInOnly,
      schema: {
        tags,
        security,
        summary:
          'Saves a search, with e-mails about new matching campers; saving the same search again changes it',
        body: SaveSearchSchema,
        response: { 201: SavedSearchSchema, 400: FieldErrorsSchema, 401: DetailErrorSchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await searches.save(requireUser(request).userId, request.body)),
  );

  endings(app, searches);
}

function endings(app: Api, searches: SavedSearchesService): void {
  app.delete(
    '/3/saved-searches/:id/',
    {
      onRequest: signedInOnly,
      schema: {
        tags,
        security,
        summary: 'Deletes a saved search',
        params: Type.Object({ id: Type.String() }),
        response: { 204: Type.Null(), 401: DetailErrorSchema, 404: DetailErrorSchema },
      },
    },
    async (request, reply) => {
      await searches.remove(requireUser(request).userId, request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/3/saved-searches/unsubscribe/',
    {
      schema: {
        tags,
        summary: 'Unsubscribes from e-mails about new campers, by the token in such an e-mail',
        body: StopSearchEmailsSchema,
        response: {
          204: Type.Null(),
          400: Type.Union([FieldErrorsSchema, DetailErrorSchema]),
          401: DetailErrorSchema,
        },
      },
    },
    async ({ body }, reply) => {
      await searches.stopEmails(body.token);
      return reply.code(204).send(null);
    },
  );
}
