import { DetailErrorSchema, ShopRatingSchema } from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import type { TrustedShopService } from './trusted-shop.service';

const PAUSE_SECONDS = 60;

/** Endpoint for the shop rating in the footer. */
export function trustedShopRoutes(app: Api, trustedShop: TrustedShopService): void {
  app.get(
    '/3/trustedshop/',
    {
      schema: {
        tags: ['referential'],
        summary:
          'The rating of the product at a shop rating service; 429 if requested too often, 404 if not known there',
        response: {
          200: ShopRatingSchema,
          401: DetailErrorSchema,
          404: DetailErrorSchema,
          429: DetailErrorSchema,
          503: DetailErrorSchema,
        },
      },
    },
    async (_, reply) => {
      // Also sent with refusals, so that clients know when to retry.
      reply.header('retry-after', String(PAUSE_SECONDS));
      const rating = await trustedShop.rating();
      return reply.removeHeader('retry-after').header('cache-control', 'public, max-age=600').send(rating);
    },
  );
}
