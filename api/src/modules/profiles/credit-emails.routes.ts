import { Type } from 'typebox';

import { DetailErrorSchema, FieldErrorsSchema, StopCreditEmailsSchema } from '@campavia/contracts';

import type { Settings } from '../../config/settings';
import type { Api } from '../../core/app-context';
import { oneClickRoutes } from '../../core/emails/one-click-unsubscribe';
import { CREDIT_EMAILS, type CreditEmailPreference } from './credit-emails.service';

/** Unsubscribes the holder of a token from e-mails about rental credit. */
export function creditEmailsRoutes(
  app: Api,
  { stop }: CreditEmailPreference,
  { siteUrl }: Pick<Settings, 'siteUrl'>,
): void {
  const schema = {
    tags: [CREDIT_EMAILS.tag],
    summary: 'Unsubscribes from e-mails about rental credit, by the token in such an e-mail',
    body: StopCreditEmailsSchema,
    response: {
      204: Type.Null(),
      400: Type.Union([FieldErrorsSchema, DetailErrorSchema]),
      401: DetailErrorSchema,
    },
  };
  app.post('/3/moneyboxes/unsubscribe/', { schema }, async ({ body }, reply) => {
    await stop(body.token);
    return reply.code(204).send(null);
  });

  oneClickRoutes(app, CREDIT_EMAILS, { siteUrl, stop });
}
