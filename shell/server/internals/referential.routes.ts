import type { FastifyInstance } from 'fastify';

import type { KnownReferential } from '../api-link/read-referential';
import type { ReferentialKeeper } from '../api-link/referential';
import { Refusal } from '../errors/refusals';

import { siteAsked } from './site-asked';

const FRESH = 'public, max-age=60';
/** When an api that is away is asked again, in seconds. */
const COME_BACK_SECONDS = 5;

function away(): Refusal {
  return new Refusal(502, 'bad_gateway', 'The api does not answer.', COME_BACK_SECONDS);
}

/** How the product is rated by its own guests. */
function statsOf({ stats }: KnownReferential): { count: number; average: number | null } {
  const { reviews, average } = (stats ?? {}) as Record<string, unknown>;
  if (!Number.isSafeInteger(reviews) || Number(reviews) < 0) throw away();
  return { count: Number(reviews), average: typeof average === 'number' ? average : null };
}

/** The referential and two pieces of it; the last known one while the api is away, 502 while none is known. */
export function referentialRoutes(app: FastifyInstance, referential: ReferentialKeeper): void {
  const pieces: Record<string, (known: KnownReferential) => unknown> = {
    '': (known) => known,
    '/routing': ({ routing }) => routing,
    '/stats': statsOf,
  };
  for (const [piece, pick] of Object.entries(pieces)) {
    app.get(`/api/internals/referential${piece}`, async ({ query }, reply) => {
      const known = await referential.of(siteAsked(query));
      if (!known) throw away();
      const answer = pick(known);
      return reply.header('cache-control', FRESH).send(answer);
    });
  }
}
