import { Type } from 'typebox';

import { DetailErrorSchema, LeadSourceSchema } from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { denyActingStaff, requireUser } from '../identity/signed-in.service';
import type { Leads } from './leads.service';

/** Endpoints about leads. */
export function leadsRoutes(app: Api, leads: Pick<Leads, 'getSource' | 'pushOnboarding'>): void {
  const source = {
    tags: ['leads'],
    summary: 'A source of leads; 404 also for an invalid number',
    params: Type.Object({ id: Type.String({ description: 'number of the lead source' }) }),
    response: { 200: LeadSourceSchema, 401: DetailErrorSchema, 404: DetailErrorSchema },
  };
  app.get('/v4/leads/lead-sources/:id/', { schema: source }, ({ params }) => leads.getSource(params.id));

  const push = {
    tags: ['leads'],
    summary: 'Reports to the CRM that the user lists a camper',
    security: [{ key: [], bearer: [] }],
    params: Type.Object({ idUser: Type.String({ description: 'the user’s own number' }) }),
    response: {
      204: Type.Null(),
      401: DetailErrorSchema,
      404: DetailErrorSchema,
      405: DetailErrorSchema,
      429: DetailErrorSchema,
    },
  };
  app.post(
    '/v4/crm/hubspot/push-lead-ad-onboarding/:idUser/',
    { onRequest: denyActingStaff, schema: push },
    async (request, reply) => {
      await leads.pushOnboarding(requireUser(request).userId, request.params.idUser);
      return reply.code(204).send(null);
    },
  );
}
