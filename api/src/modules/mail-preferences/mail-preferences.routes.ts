import {
  DetailErrorSchema,
  FieldErrorsSchema,
  MailPreferencesSchema,
  UpdateMailPreferencesSchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { requireUser, signedInOnly } from '../identity/signed-in.service';
import type { MailPreferencesService } from './mail-preferences.service';

const ADDRESS = '/3/users/me/mail-preferences/';
const common = { tags: ['identity'], security: [{ key: [], bearer: [] }] };
const refusals = { 401: DetailErrorSchema, 403: DetailErrorSchema };

/** The user's choices of e-mails that are not about trips. */
export function mailPreferencesRoutes(app: Api, preferences: MailPreferencesService): void {
  app.get(
    ADDRESS,
    {
      onRequest: signedInOnly,
      schema: {
        ...common,
        summary: 'The user’s preferences for e-mails that are not part of a booking',
        response: { 200: MailPreferencesSchema, ...refusals },
      },
    },
    (request) => preferences.read(requireUser(request).userId),
  );
  app.patch(
    ADDRESS,
    {
      onRequest: signedInOnly,
      schema: {
        ...common,
        summary: 'Changes the preferences, with immediate effect',
        body: UpdateMailPreferencesSchema,
        response: {
          200: MailPreferencesSchema,
          400: FieldErrorsSchema,
          ...refusals,
          405: DetailErrorSchema,
        },
      },
    },
    (request) => preferences.update(requireUser(request).userId, request.body),
  );
}
