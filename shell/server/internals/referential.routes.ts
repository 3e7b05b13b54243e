import type { FastifyInstance } from 'fastify';

import type { KnownReferential } from '../api/read-referential';
import type { ReferentialCache } from '../api/referential-cache';
import { HttpError } from '../http/http-error';

import { requestedSite } from './requested-site';

const FRESH = 'public, max-age=60';
const COME_BACK_SECONDS = 5;

function away(): HttpError {
  return new HttpError(502, 'bad_gateway', 'The api does not answer.', COME_BACK_SECONDS);
}

function statsOf({ stats }: KnownReferential): { count: number; average: number | null } {
  const { reviews, average } = (stats ?? {}) as Record<string, unknown>;
  if (!Number.isSafeInteger(reviews) || Number(reviews) < 0) throw away();
  return { count: Number(reviews), average: typeof average === 'number' ? average : null };
}

/** While the api is away, answers with the last known referential, or 502 without one. */
export function referentialRoutes(app: FastifyInstance, referential: ReferentialCache): void {
  const pieces: Record<string, (known: KnownReferential) => unknown> = {
    '': (known) => known,
    '/routing': ({ routing }) => routing,
    '/stats': statsOf,
  };
  for (const [piece, pick] of Object.entries(pieces)) {
    app.get(`/api/internals/referential${piece}`, async ({ query }, reply) => {
      const known = await referential.of(requestedSite(query));
      if (!known) throw away();
      const answer = pick(known);
      return reply.header('cache-control', FRESH).send(answer);
    });
  }
}
