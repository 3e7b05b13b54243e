import { Type } from 'typebox';

import { ConfirmAddressSchema, DetailErrorSchema, FieldErrorsSchema } from '@campavia/contracts';

import type { Api } from '../../../core/app-context';
import type { EmailAddresses } from './email-addresses';
import { requireUser, signedInOnly } from '../signed-in.service';

/** Confirmation of addresses, and new confirmation links. */
export function emailAddressesRoutes(app: Api, addresses: EmailAddresses): void {
  app.post(
    '/3/users/confirm/',
    {
      schema: {
        tags: ['identity'],
        summary: 'Confirms an e-mail address by the token of the link sent to it',
        body: ConfirmAddressSchema,
        response: {
          200: Type.Object({ email: Type.String() }),
          400: Type.Union([FieldErrorsSchema, DetailErrorSchema]),
          401: DetailErrorSchema,
        },
      },
    },
    ({ body }) => addresses.confirm(body.token),
  );

  app.post(
    '/3/users/me/confirmation/',
    {
      onRequest: signedInOnly,
      schema: {
        tags: ['identity'],
        summary: 'Sends the link that confirms the e-mail address again',
        security: [{ key: [], bearer: [] }],
        response: {
          204: Type.Null(),
          401: DetailErrorSchema,
          405: DetailErrorSchema,
          429: DetailErrorSchema,
        },
      },
    },
    async (request, reply) => {
      await addresses.resendConfirmationLink(requireUser(request).userId);
      return reply.code(204).send(null);
    },
  );
}
