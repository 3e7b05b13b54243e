import { DetailErrorSchema, PersonalDataSchema } from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { denyActingStaff, requireUser } from '../identity/signed-in.service';
import type { PersonalDataService } from './personal-data.service';

/** Endpoint for the export of the user's data. */
export function personalDataRoutes(app: Api, data: PersonalDataService): void {
  app.get(
    '/3/users/me/data/',
    {
      onRequest: denyActingStaff,
      schema: {
        tags: ['identity'],
        security: [{ key: [], bearer: [] }],
        summary: 'All stored data of the user, table by table',
        response: {
          200: PersonalDataSchema,
          401: DetailErrorSchema,
          403: DetailErrorSchema,
          405: DetailErrorSchema,
          429: DetailErrorSchema,
        },
      },
    },
    async (request, reply) => {
      reply.header('content-disposition', 'attachment; filename="campavia-data.json"');
      return data.collect(requireUser(request).userId);
    },
  );
}
