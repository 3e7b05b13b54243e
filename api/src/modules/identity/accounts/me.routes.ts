import { Type } from 'typebox';

import {
  AccountDeletionSchema,
  AccountInUseSchema,
  DetailErrorSchema,
  FieldErrorsSchema,
  MeSchema,
  UpdateMeSchema,
} from '@campavia/contracts';

import type { Api } from '../../../core/app-context';
import type { DeleteAccount, DeletionPreview } from './delete-account';
import { denyActingStaff, requireUser, signedInOnly } from '../signed-in.service';
import type { UsersService } from './users.service';

interface Services {
  users: UsersService;
  deleteAccount: DeleteAccount;
  previewDeletion: DeletionPreview;
}

const security = [{ key: [], bearer: [] }];
const unsigned = { 401: DetailErrorSchema, 403: DetailErrorSchema };

/** The user's own account: reading, updating and deleting. */
export function meRoutes(app: Api, { users, deleteAccount, previewDeletion }: Services): void {
  app.get(
    '/3/users/me/',
    {
      onRequest: signedInOnly,
      schema: {
        tags: ['identity'],
        summary: 'The signed-in user; `actor` is the staff member who acts as the user',
        security,
        response: { 200: MeSchema, ...unsigned },
      },
    },
    (request) => users.me(requireUser(request)),
  );

  app.patch(
    '/3/users/me/',
    {
      onRequest: signedInOnly,
      schema: {
        tags: ['identity'],
        summary: 'Changes the user’s profile; a new e-mail address takes effect once its link is opened',
        security,
        body: UpdateMeSchema,
        response: { 200: MeSchema, 400: FieldErrorsSchema, ...unsigned, 429: DetailErrorSchema },
      },
    },
    (request) => users.update(requireUser(request), request.body),
  );

  app.get(
    '/3/users/me/deletion/',
    {
      onRequest: signedInOnly,
      schema: {
        tags: ['identity'],
        summary: 'What prevents the deletion of the account, and the requests that it would withdraw',
        security,
        response: { 200: AccountDeletionSchema, ...unsigned },
      },
    },
    (request) => previewDeletion(requireUser(request)),
  );

  app.delete(
    '/3/users/me/',
    {
      onRequest: denyActingStaff,
      schema: {
        tags: ['identity'],
        summary: 'Deletes the account, unless it has upcoming trips',
        security,
        response: { 204: Type.Null(), ...unsigned, 405: DetailErrorSchema, 409: AccountInUseSchema },
      },
    },
    async (request, reply) => {
      await deleteAccount(requireUser(request));
      return reply.code(204).send(null);
    },
  );
}
