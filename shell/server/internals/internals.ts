import type { FastifyInstance } from 'fastify';

import { DEFAULT_SITE, SITES, type Site } from '@campavia/i18n/sites';

import type { ReferentialKeeper } from '../api-link/referential';

export interface InternalsOptions {
  referential: ReferentialKeeper;
  routing: Record<string, string>;
}

/** The site asked for by its name or its ISO tag; the default one when neither fits. */
function siteAsked(lang: unknown): Site {
  const wanted = String(lang ?? '').toLowerCase();
  return (
    SITES.find((site) => site.locale === wanted) ??
    SITES.find((site) => site.isoTag.toLowerCase() === wanted) ??
    DEFAULT_SITE
  );
}

/** The product's own server: what the page asks of the site itself. */
export function registerInternals(app: FastifyInstance, { referential, routing }: InternalsOptions): void {
  app.get<{ Querystring: { lang?: string } }>('/api/internals/referential', async ({ query }, reply) => {
    const answer = await referential.of(siteAsked(query.lang));
    if (answer === null)
      return reply.code(502).send({ detail: 'The api does not answer.', code: 'bad_gateway' });
    return answer;
  });
  app.get('/api/internals/referential/routing', async () => routing);
}
