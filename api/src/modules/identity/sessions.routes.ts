import { Type } from 'typebox';

import {
  DetailErrorSchema,
  OauthErrorSchema,
  RevokeRequestSchema,
  TokenRequestSchema,
  TokensSchema,
  type TokenRequest,
} from '@campavia/contracts';

import type { Api } from '../../api';
import { OauthProblem } from '../../problems';
import type { SessionsService } from './sessions.service';

const FORM = ['application/x-www-form-urlencoded', 'application/json'];
const LARGEST_FORM_BYTES = 16_384;

/** Signing in, staying signed in, signing out. */
export function sessionsRoutes(app: Api, sessions: SessionsService): void {
  app.post(
    '/oauth/token/',
    {
      bodyLimit: LARGEST_FORM_BYTES,
      preValidation: takeEmptyBody,
      schema: {
        tags: ['identity'],
        summary: 'Tokens for an address and its password, or for a refresh token, which works once',
        security: [],
        consumes: FORM,
        body: TokenRequestSchema,
        response: { 200: TokensSchema, 400: OauthErrorSchema, 429: DetailErrorSchema },
      },
    },
    async ({ body, ip }, reply) => {
      const tokens = await grant(sessions, body, ip);
      reply.header('cache-control', 'no-store').header('pragma', 'no-cache');
      return tokens;
    },
  );

  app.post(
    '/oauth/revoke_token/',
    {
      bodyLimit: LARGEST_FORM_BYTES,
      preValidation: takeEmptyBody,
      schema: {
        tags: ['identity'],
        summary: 'Ends the sign-in that a token of either kind belongs to; also well when it is over already',
        security: [],
        consumes: FORM,
        body: RevokeRequestSchema,
        response: { 200: Type.Object({}), 400: OauthErrorSchema },
      },
    },
    async ({ body }, reply) => {
      await sessions.revoke(needed(body.token, 'token'));
      reply.header('cache-control', 'no-store');
      return {};
    },
  );
}

// A call without a body has left out everything, which the endpoint says in its own way.
async function takeEmptyBody(request: { body: unknown }): Promise<void> {
  request.body ??= {};
}

function grant(sessions: SessionsService, body: TokenRequest, network: string) {
  const clientId = body.client_id || undefined;
  const kind = needed(body.grant_type, 'grant_type');
  if (kind === 'refresh_token')
    return sessions.refresh(needed(body.refresh_token, 'refresh_token'), clientId);
  if (kind !== 'password') throw new OauthProblem('unsupported_grant_type', 'Use password or refresh_token');
  const username = needed(body.username, 'username');
  const password = needed(body.password, 'password');
  return sessions.signIn({ username, password, clientId, network });
}

function needed(value: string | undefined, name: string): string {
  if (!value) throw new OauthProblem('invalid_request', `Request is missing ${name} parameter`);
  return value;
}
