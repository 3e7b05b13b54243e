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
        summary: 'Whoever is signed in; `actor` tells who acts as them',
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
        summary: 'Changes what people say of themselves; a new address counts once its link is followed',
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
        summary: 'What keeps the account from being deleted now, and what would be withdrawn with it',
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
        summary: 'Deletes the account, unless trips are still to come',
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
