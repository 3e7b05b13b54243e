import { Type } from 'typebox';

import {
  DetailErrorSchema,
  FieldErrorsSchema,
  IfMatchSchema,
  PreferencesSchema,
  staleEditSchema,
  UpdatePreferencesSchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { requireUser, signedInOnly } from '../identity/signed-in.service';
import type { PreferencesService } from './preferences.service';

const onRequest = signedInOnly;
const about = {
  tags: ['own campers'],
  security: [{ key: [], bearer: [] }],
  params: Type.Object({ id: Type.String({ description: 'number of the camper' }) }),
};
const errors = { 401: DetailErrorSchema, 404: DetailErrorSchema, 410: DetailErrorSchema };

/** Endpoints by which owners set the rental conditions of a camper. */
export function preferencesRoutes(app: Api, { read, update }: PreferencesService): void {
  const preferences = {
    ...about,
    summary: 'The rental preferences of the user’s camper',
    response: { ...errors, 200: PreferencesSchema },
  };
  app.get('/3/products/:id/update/preferences/', { onRequest, schema: preferences }, (request) =>
    read({ userId: requireUser(request).userId, id: request.params.id }),
  );

  const change = {
    ...about,
    summary: 'Changes the rental preferences; pets and smoking are accepted only together with trips abroad',
    headers: IfMatchSchema,
    body: UpdatePreferencesSchema,
    response: {
      ...errors,
      200: PreferencesSchema,
      400: FieldErrorsSchema,
      412: staleEditSchema(PreferencesSchema),
      428: DetailErrorSchema,
    },
  };
  app.patch('/3/products/:id/update/preferences/', { onRequest, schema: change }, (request) => {
    const asked = { userId: requireUser(request).userId, id: request.params.id };
    return update({ ...asked, ifMatch: request.headers['if-match'] }, request.body);
  });
}
