import type { FastifyInstance } from 'fastify';

import { FAVICON } from './favicon';

const DAY = 'public, max-age=86400';

export function registerWellKnown(app: FastifyInstance): void {
  app.get('/favicon.svg', async (_, reply) =>
    reply.header('cache-control', DAY).type('image/svg+xml').send(FAVICON),
  );
  app.get('/favicon.ico', async (_, reply) => reply.redirect('/favicon.svg', 301));
  app.get('/robots.txt', async (_, reply) =>
    reply
      .header('cache-control', DAY)
      .type('text/plain')
      .send('User-agent: *\nDisallow: /api/\nDisallow: /sandbox/\n'),
  );
}
