import { DetailErrorSchema, IdentitySessionSchema } from '@campavia/contracts';
import { siteOfTag } from '@campavia/i18n/server';

import type { Api } from '../../core/app-context';
import { denyActingStaff, requireUser, signedInOnly } from '../identity/signed-in.service';
import type { IdentitySessions } from './identity-sessions.service';

const ADDRESS = '/v4/users/me/identity-session/';
const common = { tags: ['payments'], security: [{ key: [], bearer: [] }] };

/** Showing one's identity on the pages of the payment provider. */
export function identitySessionsRoutes(app: Api, sessions: IdentitySessions): void {
  app.get(
    ADDRESS,
    {
      onRequest: signedInOnly,
      schema: {
        ...common,
        summary: 'The user’s progress on the identity pages of the payment provider',
        response: { 200: IdentitySessionSchema, 401: DetailErrorSchema },
      },
    },
    (request) => sessions.get(requireUser(request).userId),
  );
  app.post(
    ADDRESS,
    {
      onRequest: denyActingStaff,
      schema: {
        ...common,
        summary: 'Starts an identity session at the payment provider, or continues the open one',
        response: {
          201: IdentitySessionSchema,
          401: DetailErrorSchema,
          405: DetailErrorSchema,
          503: DetailErrorSchema,
        },
      },
    },
    async (request, reply) => {
      const { userId } = requireUser(request);
      return reply
        .code(201)
        .send(await sessions.start(userId, siteOfTag(request.headers['accept-language'])));
    },
  );
}
