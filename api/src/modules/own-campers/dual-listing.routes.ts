import { Type } from 'typebox';

import { DetailErrorSchema, SisterRedirectSchema } from '@campavia/contracts';
import { siteOfTag } from '@campavia/i18n/server';

import type { Api } from '../../core/app-context';
import { requireUser, signedInOnly } from '../identity/signed-in.service';
import type { DualListings } from './dual-listing.service';

/** Endpoint by which owners continue on the sister platform with a camper. */
export function dualListingRoutes(app: Api, { redirectUrl }: DualListings): void {
  app.get(
    '/v4/goboony/listing/:id/redirect-url/',
    {
      onRequest: signedInOnly,
      schema: {
        tags: ['own campers'],
        summary: 'The address on the sister platform where the user’s camper is listed, moved or managed',
        security: [{ key: [], bearer: [] }],
        params: Type.Object({ id: Type.String({ description: 'number of the camper' }) }),
        response: {
          200: SisterRedirectSchema,
          401: DetailErrorSchema,
          404: DetailErrorSchema,
          405: DetailErrorSchema,
          410: DetailErrorSchema,
          503: DetailErrorSchema,
        },
      },
    },
    async (request, reply) => {
      const asked = { userId: requireUser(request).userId, id: request.params.id };
      const redirect_url = await redirectUrl(asked, siteOfTag(request.headers['accept-language']));
      // The URL is personal and may be short-lived.
      return reply.header('cache-control', 'no-store').send({ redirect_url });
    },
  );
}
