import type { FastifyInstance } from 'fastify';

import type { ReferentialCache } from '../api/referential-cache';
import type { ShopRatingCache } from '../api/shop-rating-cache';

import { logoutRoute } from './logout.routes';
import { referentialRoutes } from './referential.routes';
import { requestedSite } from './requested-site';

export interface InternalsOptions {
  referential: ReferentialCache;
  shopRating: ShopRatingCache;
}

export function registerInternals(app: FastifyInstance, { referential, shopRating }: InternalsOptions): void {
  referentialRoutes(app, referential);
  logoutRoute(app);
  app.get('/api/internals/trustedshop', async ({ query }, reply) => {
    const rating = await shopRating.of(requestedSite(query));
    return reply.header('cache-control', 'public, max-age=600').send(rating);
  });
}
