import { Type } from 'typebox';

import { ContractDraftSchema, DetailErrorSchema, PriceRefusalSchema } from '@campavia/contracts';
import { siteOfTag } from '@campavia/i18n/server';

import type { Api } from '../../../core/app-context';
import { requireUser, signedInOnly } from '../../identity/signed-in.service';
import { common } from '../documents.routes';
import type { ContractDrafts } from './contract-draft.service';

/** The contract of a booking, for its guest and for its owner. */
export function contractDraftRoutes(app: Api, contracts: ContractDrafts): void {
  app.get(
    '/3/my-requests/:id/contract/',
    {
      onRequest: signedInOnly,
      schema: {
        ...common,
        params: Type.Object({ id: Type.String({ description: 'number of the trip' }) }),
        summary: 'The rental contract of a trip with its current data, in the language of the user',
        response: {
          200: ContractDraftSchema,
          400: PriceRefusalSchema,
          401: DetailErrorSchema,
          404: DetailErrorSchema,
          503: DetailErrorSchema,
        },
      },
    },
    async (request, reply) => {
      const site = siteOfTag(request.headers['accept-language']);
      const answer = await contracts.forGuest(
        { userId: requireUser(request).userId, site },
        request.params.id,
      );
      return 'draft' in answer ? answer.draft : reply.code(400).send({ __all__: [answer.refusal.code] });
    },
  );

  app.get(
    '/3/my-bookings/:id/contract/',
    {
      onRequest: signedInOnly,
      schema: {
        ...common,
        params: Type.Object({ id: Type.String({ description: 'number of the booking' }) }),
        summary: 'The rental contract of a confirmed booking for its owner, in the language of the user',
        response: { 200: ContractDraftSchema, 401: DetailErrorSchema, 404: DetailErrorSchema },
      },
    },
    (request) => {
      const site = siteOfTag(request.headers['accept-language']);
      return contracts.forOwner({ userId: requireUser(request).userId, site }, request.params.id);
    },
  );
}
