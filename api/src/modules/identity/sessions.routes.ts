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
import { placeOf } from '../../place-of';
import { OauthProblem } from '../../problems';
import type { SessionsService } from './sessions.service';
import type { SignInWithCode } from './sign-in-with-code';

interface Services {
  sessions: SessionsService;
  signInWithCode: SignInWithCode;
}

const FORM = ['application/x-www-form-urlencoded', 'application/json'];
const LARGEST_FORM_BYTES = 16_384;

/** Signing in, staying signed in, signing out. */
export function sessionsRoutes(app: Api, { sessions, signInWithCode }: Services): void {
  app.post(
    '/oauth/token/',
    {
      bodyLimit: LARGEST_FORM_BYTES,
      preValidation: takeEmptyBody,
      schema: {
        tags: ['identity'],
        summary:
          'Tokens for an address and its password, for a code of the identity provider, or for a refresh token, which works once',
        security: [],
        consumes: FORM,
        body: TokenRequestSchema,
        response: { 200: TokensSchema, 400: OauthErrorSchema, 429: DetailErrorSchema },
      },
    },
    async ({ body, ip }, reply) => {
      const tokens = await grant({ sessions, signInWithCode }, body, placeOf(ip));
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
      await sessions.revoke(needed(body, 'token'));
      reply.header('cache-control', 'no-store');
      return {};
    },
  );
}

// A call without a body has left out everything, which the endpoint says in its own way.
async function takeEmptyBody(request: { body: unknown }): Promise<void> {
  request.body ??= {};
}

function grant({ sessions, signInWithCode }: Services, body: TokenRequest, place: string) {
  const clientId = body.client_id || undefined;
  const kind = needed(body, 'grant_type');
  if (kind === 'refresh_token') return sessions.refresh(needed(body, 'refresh_token'), clientId);
  if (kind === 'authorization_code') return signInWithCode({ ...codeIn(body), clientId, place });
  if (kind !== 'password') {
    throw new OauthProblem('unsupported_grant_type', 'Use password, authorization_code or refresh_token');
  }
  const [username, password] = [needed(body, 'username'), needed(body, 'password')];
  return sessions.signIn({ username, password, clientId, place });
}

function codeIn(body: TokenRequest) {
  return {
    code: needed(body, 'code'),
    codeVerifier: needed(body, 'code_verifier'),
    redirectUri: needed(body, 'redirect_uri'),
    nonce: needed(body, 'nonce'),
  };
}

function needed<Form extends object>(form: Form, name: keyof Form & string): string {
  const value = form[name];
  if (!value) throw new OauthProblem('invalid_request', `Request is missing ${name} parameter`);
  return String(value);
}
