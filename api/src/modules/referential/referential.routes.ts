import { createHash } from 'node:crypto';
import { Type } from 'typebox';

import { DetailErrorSchema, ReferentialSchema } from '@campavia/contracts';

import type { Api } from '../../api';
import type { ReferentialService } from './referential.service';

/** The call for what every page may need to know; a reader who has the newest gets a 304. */
export function referentialRoutes(app: Api, referential: ReferentialService): void {
  app.get(
    '/3/referential/',
    {
      schema: {
        tags: ['referential'],
        summary: 'What every page may need to know, in the language of Accept-Language',
        response: { 200: ReferentialSchema, 304: Type.Null(), 401: DetailErrorSchema },
      },
    },
    async (request, reply) => {
      const answer = await referential.get(request.language);
      const etag = `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22)}"`;
      reply.header('etag', etag).header('cache-control', 'public, max-age=60');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send(null);
      return answer;
    },
  );
}
