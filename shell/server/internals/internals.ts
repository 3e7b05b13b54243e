import type { FastifyInstance } from 'fastify';

import type { ReferentialKeeper } from '../api-link/referential';
import type { ShopRatingKeeper } from '../api-link/shop-rating';

import { logoutRoute } from './logout.routes';
import { referentialRoutes } from './referential.routes';
import { siteAsked } from './site-asked';

export interface InternalsOptions {
  referential: ReferentialKeeper;
  shopRating: ShopRatingKeeper;
}

/** The product's own server: what the page asks of the site itself. */
export function registerInternals(app: FastifyInstance, { referential, shopRating }: InternalsOptions): void {
  referentialRoutes(app, referential);
  logoutRoute(app);
  app.get('/api/internals/trustedshop', async ({ query }, reply) => {
    const rating = await shopRating.of(siteAsked(query));
    return reply.header('cache-control', 'public, max-age=600').send(rating);
  });
}
