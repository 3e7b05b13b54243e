import { Type } from 'typebox';

import {
  AddPasskeySchema,
  DetailErrorSchema,
  FieldErrorsSchema,
  PasskeyOptionsRequestSchema,
  PasskeyOptionsSchema,
  PasskeySchema,
  PasskeysSchema,
  RenamePasskeySchema,
} from '@campavia/contracts';

import type { Api } from '../../../core/app-context';
import { clientNetworkOf } from '../../../core/connections/client-network';
import { denyActingStaff, requireUser, signedInOnly } from '../signed-in.service';
import type { PasskeysService } from './passkeys.service';
import type { PasskeySignIn } from './sign-in-with-passkey';

const LIST = '/3/users/me/passkeys/';
const ONE = '/3/users/me/passkeys/:id/';
const common = { tags: ['identity'], security: [{ key: [], bearer: [] }] };
const refusals = { 401: DetailErrorSchema, 403: DetailErrorSchema, 405: DetailErrorSchema };
const invalid = { 400: Type.Union([FieldErrorsSchema, DetailErrorSchema]) };
const params = Type.Object({ id: Type.String({ description: 'number of the passkey' }) });

/** Passkeys of the user, and sign-in with them. */
export function passkeysRoutes(app: Api, passkeys: PasskeysService, signIn: PasskeySignIn): void {
  app.post(
    '/v4/passkeys/options/',
    {
      schema: {
        tags: ['identity'],
        summary: 'The challenge that a passkey signs to sign in; valid once',
        response: { 200: PasskeyOptionsSchema, 401: DetailErrorSchema, 429: DetailErrorSchema },
      },
    },
    ({ ip }) => signIn.prepare(clientNetworkOf(ip)),
  );

  app.get(
    LIST,
    {
      onRequest: signedInOnly,
      schema: {
        ...common,
        summary: 'The passkeys of the user, all on one page',
        response: { 200: PasskeysSchema, ...refusals },
      },
    },
    async (request) => {
      const results = await passkeys.list(requireUser(request));
      return { count: results.length, next: null, previous: null, results };
    },
  );
  addRoutes(app, passkeys);
  oneRoutes(app, passkeys);
}

function addRoutes(app: Api, passkeys: PasskeysService): void {
  app.post(
    `${LIST}options/`,
    {
      onRequest: denyActingStaff,
      schema: {
        ...common,
        summary: 'The options with which a device creates a passkey; requires the password',
        body: PasskeyOptionsRequestSchema,
        response: {
          200: PasskeyOptionsSchema,
          ...invalid,
          ...refusals,
          409: DetailErrorSchema,
          429: DetailErrorSchema,
        },
      },
    },
    (request) => passkeys.prepare(requireUser(request), request.body.password),
  );
  app.post(
    LIST,
    {
      onRequest: denyActingStaff,
      schema: {
        ...common,
        summary: 'Adds a passkey that a device has created',
        body: AddPasskeySchema,
        response: { 201: PasskeySchema, ...invalid, ...refusals, 409: DetailErrorSchema },
      },
    },
    async (request, reply) => reply.code(201).send(await passkeys.add(requireUser(request), request.body)),
  );
}

function oneRoutes(app: Api, passkeys: PasskeysService): void {
  app.patch(
    ONE,
    {
      onRequest: denyActingStaff,
      schema: {
        ...common,
        params,
        summary: 'Names a passkey',
        body: RenamePasskeySchema,
        response: { 200: PasskeySchema, ...invalid, ...refusals, 404: DetailErrorSchema },
      },
    },
    (request) => passkeys.rename(requireUser(request), request.params.id, request.body.name),
  );
  app.delete(
    ONE,
    {
      onRequest: denyActingStaff,
      schema: {
        ...common,
        params,
        summary: 'Removes a passkey, which can no longer be used to sign in',
        response: { 204: Type.Null(), ...refusals, 404: DetailErrorSchema },
      },
    },
    async (request, reply) => {
      await passkeys.remove(requireUser(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
}
