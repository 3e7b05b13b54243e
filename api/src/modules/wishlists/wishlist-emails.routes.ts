import { Type } from 'typebox';

import { DetailErrorSchema, FieldErrorsSchema, StopWishlistEmailsSchema } from '@campavia/contracts';

import type { Settings } from '../../config/settings';
import type { Api } from '../../core/app-context';
import { oneClickRoutes } from '../../core/emails/one-click-unsubscribe';
import { WISHLIST_EMAILS } from './wishlist-email';
import type { WishlistsService } from './wishlists.service';

const tags = ['wishlists'];

/** Unsubscribes the holder of a token from e-mails about saved campers. */
export function wishlistEmailsRoutes(
  app: Api,
  { stopEmails }: WishlistsService,
  { siteUrl }: Pick<Settings, 'siteUrl'>,
): void {
  const stop = {
    tags,
    summary: 'Unsubscribes from e-mails about saved campers, by the token in such an e-mail',
    body: StopWishlistEmailsSchema,
    response: {
      204: Type.Null(),
      400: Type.Union([FieldErrorsSchema, DetailErrorSchema]),
      401: DetailErrorSchema,
    },
  };
  app.post('/3/wishlists/unsubscribe/', { schema: stop }, async ({ body }, reply) => {
    await stopEmails(body.token);
    return reply.code(204).send(null);
  });

  oneClickRoutes(app, WISHLIST_EMAILS, { siteUrl, stop: stopEmails });
}
