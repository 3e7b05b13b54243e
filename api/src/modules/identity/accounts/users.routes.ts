import { Type } from 'typebox';

import {
  DetailErrorSchema,
  FieldErrorsSchema,
  MeSchema,
  SignUpQuerySchema,
  SignUpSchema,
  UserSchema,
} from '@campavia/contracts';

import type { Api } from '../../../core/app-context';
import { clientNetworkOf } from '../../../core/connections/client-network';
import type { Settings } from '../../../config/settings';
import type { createSignUp } from './sign-up';
import type { UsersService } from './users.service';

interface Services {
  users: UsersService;
  signUp: ReturnType<typeof createSignUp>;
}

/** Registration, and public profiles. */
export function usersRoutes(app: Api, { users, signUp }: Services, settings: Settings): void {
  app.post(
    '/3/users/',
    {
      schema: {
        tags: ['identity'],
        summary: 'Creates an account and sends the link that confirms the e-mail address',
        querystring: SignUpQuerySchema,
        body: SignUpSchema,
        response: { 201: MeSchema, 400: FieldErrorsSchema, 401: DetailErrorSchema, 429: DetailErrorSchema },
      },
    },
    async ({ body, query, ip }, reply) => {
      const atOnce = settings.isSandbox && query.confirmed === '1';
      const userId = await signUp(body, clientNetworkOf(ip), atOnce ? 'none' : 'mail');
      return reply.code(201).send(await users.me({ userId, actorId: undefined }));
    },
  );

  app.get(
    '/3/users/:id/',
    {
      schema: {
        tags: ['identity'],
        summary: 'The public profile of a user',
        params: Type.Object({ id: Type.String({ description: 'number of the person' }) }),
        response: { 200: UserSchema, 401: DetailErrorSchema, 404: DetailErrorSchema },
      },
    },
    ({ params }) => users.get(params.id),
  );
}
