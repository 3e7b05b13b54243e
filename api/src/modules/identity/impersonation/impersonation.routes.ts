import {
  DetailErrorSchema,
  FieldErrorsSchema,
  LogAsAnswerSchema,
  LogAsRequestSchema,
} from '@campavia/contracts';

import type { Api } from '../../../core/app-context';
import type { ImpersonationService } from './impersonation.service';
import { requireUser, signedInOnly } from '../signed-in.service';

/** Impersonation by staff. */
export function impersonationRoutes(app: Api, impersonation: ImpersonationService): void {
  app.post(
    '/v4/users/auth/log-as/',
    {
      onRequest: signedInOnly,
      schema: {
        tags: ['identity'],
        summary: 'A token for staff to act as a user for half an hour; every call made with it is recorded',
        security: [{ key: [], bearer: [] }],
        body: LogAsRequestSchema,
        response: {
          200: LogAsAnswerSchema,
          400: FieldErrorsSchema,
          401: DetailErrorSchema,
          404: DetailErrorSchema,
          405: DetailErrorSchema,
        },
      },
    },
    (request) => impersonation.logAs(requireUser(request), request.body.user_id),
  );
}
