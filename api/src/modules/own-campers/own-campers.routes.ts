import { Type } from 'typebox';

import {
  DetailErrorSchema,
  FieldErrorsSchema,
  ListingProgressSchema,
  OwnCamperListSchema,
  OwnCampersFiltersSchema,
  OwnCampersQuerySchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { requireUser, signedInOnly } from '../identity/signed-in.service';
import type { OwnCampersService } from './own-campers.service';

const onRequest = signedInOnly;
const about = { tags: ['own campers'], security: [{ key: [], bearer: [] }] };
const params = Type.Object({ id: Type.String({ description: 'number of the camper' }) });

/** Endpoints by which owners read their campers. */
export function ownCampersRoutes(app: Api, campers: OwnCampersService): void {
  const list = {
    ...about,
    summary: 'The user’s campers: those with an open task first, then the others by state and title',
    querystring: OwnCampersQuerySchema,
    response: { 200: OwnCamperListSchema, 400: FieldErrorsSchema, 401: DetailErrorSchema },
  };
  app.get('/3/products/me/paginated/', { onRequest, schema: list }, (request) =>
    campers.list(requireUser(request).userId, request.query),
  );

  const filters = {
    ...about,
    summary: 'The cities of the user’s campers, with their number',
    response: { 200: OwnCampersFiltersSchema, 401: DetailErrorSchema },
  };
  app.get('/3/products/me/filters/', { onRequest, schema: filters }, (request) =>
    campers.filters(requireUser(request).userId),
  );

  const progress = {
    ...about,
    summary: 'The completed steps of the user’s listing',
    params,
    response: {
      200: ListingProgressSchema,
      401: DetailErrorSchema,
      404: DetailErrorSchema,
      410: DetailErrorSchema,
    },
  };
  app.get('/v4/products/:id/progress/', { onRequest, schema: progress }, (request) =>
    campers.progress(requireUser(request).userId, request.params.id),
  );
}
