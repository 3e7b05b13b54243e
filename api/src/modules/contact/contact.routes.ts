import {
  ContactAnswerSchema,
  ContactFormSchema,
  DetailErrorSchema,
  FieldErrorsSchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { clientNetworkOf } from '../../core/connections/client-network';
import type { Contact } from './contact.service';

/** Endpoint for messages to the support team, also without an account. */
export function contactRoutes(app: Api, { send }: Contact): void {
  const schema = {
    tags: ['contact'],
    summary: 'Sends a message to the support team, and a confirmation to its sender',
    body: ContactFormSchema,
    response: {
      201: ContactAnswerSchema,
      400: FieldErrorsSchema,
      401: DetailErrorSchema,
      429: DetailErrorSchema,
    },
  };
  app.post('/v4/contact-messages/', { schema }, async ({ body, signedIn, ip }, reply) => {
    const sender = { userId: signedIn?.userId, network: clientNetworkOf(ip) };
    return reply.code(201).send(await send(body, sender));
  });
}
