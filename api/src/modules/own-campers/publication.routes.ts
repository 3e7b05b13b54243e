import { Type } from 'typebox';

import {
  CamperStateSchema,
  DetailErrorSchema,
  FieldErrorsSchema,
  LeaveListingQuerySchema,
  LeaveListingSchema,
  LeaveRefusalSchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { requireUser, signedInOnly } from '../identity/signed-in.service';
import type { PublicationService } from './publication.service';

const about = {
  tags: ['own campers'],
  security: [{ key: [], bearer: [] }],
  params: Type.Object({ id: Type.String({ description: 'number of the camper' }) }),
};
const response = {
  200: CamperStateSchema,
  400: FieldErrorsSchema,
  401: DetailErrorSchema,
  404: DetailErrorSchema,
  405: LeaveRefusalSchema,
  410: DetailErrorSchema,
};

/** Endpoints by which owners suspend, reactivate and delete their campers. */
export function publicationRoutes(app: Api, publication: PublicationService): void {
  app.post(
    '/3/products/:id/update/',
    {
      onRequest: signedInOnly,
      schema: {
        ...about,
        summary: 'Shows a suspended camper again; 409 if a mandatory document has expired',
        response: { ...response, 409: DetailErrorSchema },
      },
    },
    (request) => publication.reactivate({ userId: requireUser(request).userId, id: request.params.id }),
  );

  app.delete(
    '/3/products/:id/update/',
    {
      onRequest: signedInOnly,
      schema: {
        ...about,
        summary:
          'With `soft` suspends a camper, otherwise deletes it; 405 with the confirmed trips that prevent it',
        querystring: LeaveListingQuerySchema,
        body: LeaveListingSchema,
        response,
      },
    },
    (request) => {
      const asked = { userId: requireUser(request).userId, id: request.params.id };
      const { reason } = request.body;
      return request.query.soft ? publication.suspend(asked, reason) : publication.remove(asked, reason);
    },
  );
}
