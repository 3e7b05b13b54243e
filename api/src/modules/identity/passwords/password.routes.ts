import { Type } from 'typebox';

import { DetailErrorSchema, FieldErrorsSchema, ManagePasswordSchema } from '@campavia/contracts';

import type { Api } from '../../../core/app-context';
import { clientNetworkOf } from '../../../core/connections/client-network';
import type { PasswordService } from './password.service';

/** Changing a password, and resetting it by an e-mailed link. */
export function passwordRoutes(app: Api, passwords: PasswordService): void {
  app.post(
    '/3/manage-password/',
    {
      schema: {
        tags: ['identity'],
        summary: 'Changes a password, sends a link to reset it, or resets it; other sessions end',
        security: [{ key: [] }, { key: [], bearer: [] }],
        body: ManagePasswordSchema,
        response: {
          204: Type.Null(),
          400: Type.Union([FieldErrorsSchema, DetailErrorSchema]),
          401: DetailErrorSchema,
          405: DetailErrorSchema,
          429: DetailErrorSchema,
        },
      },
    },
    async ({ body, signedIn, ip }, reply) => {
      await passwords.manage(body, signedIn, clientNetworkOf(ip));
      return reply.code(204).send(null);
    },
  );
}
