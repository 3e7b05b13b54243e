import { Type } from 'typebox';

import { DetailErrorSchema, FieldErrorsSchema, StopChatEmailsSchema } from '@campavia/contracts';

import type { Settings } from '../../../config/settings';
import type { Api } from '../../../core/app-context';
import { oneClickRoutes } from '../../../core/emails/one-click-unsubscribe';
import { CHAT_EMAILS } from './chat-email';
import type { ChatEmailPreference } from '../chat-emails.service';

/** Unsubscribes the recipient of such an e-mail from e-mails about unread messages. */
export function chatEmailsRoutes(
  app: Api,
  { stop }: Pick<ChatEmailPreference, 'stop'>,
  { siteUrl }: Pick<Settings, 'siteUrl'>,
): void {
  const schema = {
    tags: ['chats'],
    summary: 'Unsubscribes from e-mails about unread messages, by the token in such an e-mail',
    body: StopChatEmailsSchema,
    response: {
      204: Type.Null(),
      400: Type.Union([FieldErrorsSchema, DetailErrorSchema]),
      401: DetailErrorSchema,
    },
  };
  app.post('/v4/chats/unsubscribe/', { schema }, async ({ body }, reply) => {
    await stop(body.token);
    return reply.code(204).send(null);
  });

  oneClickRoutes(app, CHAT_EMAILS, { siteUrl, stop });
}
