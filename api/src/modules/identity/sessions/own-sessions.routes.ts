import { Type } from 'typebox';

import { DetailErrorSchema, OwnSessionsSchema } from '@campavia/contracts';

import type { Api } from '../../../core/app-context';
import { denyActingStaff, requireUser } from '../signed-in.service';
import type { OwnSessions } from './own-sessions.service';

const ADDRESS = '/3/users/me/sessions/';
const common = { tags: ['identity'], security: [{ key: [], bearer: [] }] };
const refusals = { 401: DetailErrorSchema, 403: DetailErrorSchema, 405: DetailErrorSchema };

/** The user's sessions. Not available to acting staff. */
export function ownSessionsRoutes(app: Api, own: OwnSessions): void {
  app.get(
    ADDRESS,
    {
      onRequest: denyActingStaff,
      schema: {
        ...common,
        summary: 'The user’s sessions in browsers and devices, the current one first',
        response: { 200: OwnSessionsSchema, ...refusals },
      },
    },
    async (request) => {
      const results = await own.list(requireUser(request));
      return { count: results.length, next: null, previous: null, results };
    },
  );
  app.delete(
    ADDRESS,
    {
      onRequest: denyActingStaff,
      schema: {
        ...common,
        summary: 'Ends all other sessions of the user',
        response: { 204: Type.Null(), ...refusals },
      },
    },
    async (request, reply) => {
      await own.endOthers(requireUser(request));
      return reply.code(204).send(null);
    },
  );
  app.delete(
    `${ADDRESS}:id/`,
    {
      onRequest: denyActingStaff,
      schema: {
        ...common,
        params: Type.Object({ id: Type.String() }),
        summary: 'Ends one session of the user',
        response: { 204: Type.Null(), ...refusals, 404: DetailErrorSchema },
      },
    },
    async (request, reply) => {
      await own.end(requireUser(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
}
