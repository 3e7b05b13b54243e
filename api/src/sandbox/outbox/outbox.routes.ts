import { Type } from 'typebox';

import { DetailErrorSchema, FieldErrorsSchema, OutboxQuerySchema } from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { STRICT_PAGE } from '../email-previews/strict-page';
import { outboxPage } from './outbox-page';
import type { OutboxService } from './outbox.service';

/** The page of stored e-mails and text messages: HTML for browsers, JSON for programs. */
export function outboxRoutes(app: Api, outbox: OutboxService): void {
  app.get(
    '/sandbox/outbox',
    {
      schema: {
        tags: ['sandbox'],
        summary: 'E-mails and text messages, newest first; a page for clients that accept text/html',
        security: [],
        querystring: OutboxQuerySchema,
        response: {
          200: Type.Unknown({ description: 'the list of messages, or a page of them' }),
          400: FieldErrorsSchema,
          404: DetailErrorSchema,
        },
      },
    },
    async ({ query, headers }, reply) => {
      const page = await outbox.list(query);
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      if (!headers.accept?.includes('text/html')) return page;
      return reply
        .header('content-security-policy', STRICT_PAGE)
        .type('text/html; charset=utf-8')
        .send(outboxPage(page));
    },
  );
}
