import { createHash } from 'node:crypto';
import { Type } from 'typebox';

import { DetailErrorSchema, FaqSchema, UserFaqSchema } from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { requireUser, signedInOnly } from '../identity/signed-in.service';
import type { FaqService } from './faq.service';

/** Endpoints of the help; conditional requests are answered with 304. */
export function faqRoutes(app: Api, faq: FaqService): void {
  const everybody = {
    tags: ['help'],
    summary: 'Questions and answers by topic, in the language of Accept-Language',
    response: { 200: FaqSchema, 304: Type.Null(), 401: DetailErrorSchema },
  };
  app.get('/3/faq/', { schema: everybody }, async (request, reply) => {
    const answer = faq.list(request.language);
    const etag = `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22)}"`;
    reply.header('etag', etag).header('cache-control', 'public, max-age=300');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send(null);
    return answer;
  });

  const user = {
    tags: ['help'],
    summary: 'The same with answers about the user’s next trip',
    security: [{ key: [], bearer: [] }],
    params: Type.Object({ id: Type.String({ description: 'the user’s own number', maxLength: 40 }) }),
    response: { 200: UserFaqSchema, 401: DetailErrorSchema, 403: DetailErrorSchema, 404: DetailErrorSchema },
  };
  app.get('/3/faq/user/:id/', { onRequest: signedInOnly, schema: user }, (request) =>
    faq.listForUser(request.params.id, {
      userId: requireUser(request).userId,
      language: request.language,
    }),
  );
}
