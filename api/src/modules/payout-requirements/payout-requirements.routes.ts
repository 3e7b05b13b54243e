import { DetailErrorSchema, PayoutRequirementsSchema } from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { requireUser, signedInOnly } from '../identity/signed-in.service';
import type { PayoutRequirementsService } from './payout-requirements.service';

/** What an owner must provide before payouts. */
export function payoutRequirementsRoutes(app: Api, { list }: PayoutRequirementsService): void {
  app.get(
    '/v4/users/me/payout-requirements/',
    {
      onRequest: signedInOnly,
      schema: {
        tags: ['profiles'],
        security: [{ key: [], bearer: [] }],
        summary: 'The requirements for payouts to the user, each with its state',
        response: { 200: PayoutRequirementsSchema, 401: DetailErrorSchema },
      },
    },
    (request) => list(requireUser(request).userId),
  );
}
