import { Type } from 'typebox';

import {
  DetailErrorSchema,
  OauthErrorSchema,
  RevokeRequestSchema,
  TokenRequestSchema,
  TokensSchema,
  type TokenRequest,
  type Tokens,
} from '@campavia/contracts';

import type { Api } from '../../../core/app-context';
import { clientNetworkOf } from '../../../core/connections/client-network';
import { OauthError } from '../../../core/http-errors';
import { readClientId, readRequired, OAUTH_ENDPOINT, refuseOtherMethods } from './oauth-endpoint';
import type { SessionsService } from './sessions.service';
import type { SignInWithPasskey } from '../passkeys/sign-in-with-passkey';
import type { SignInWithCode } from '../single-sign-on/sign-in-with-code';

interface Services {
  sessions: SessionsService;
  signInWithCode: SignInWithCode;
  signInWithPasskey: SignInWithPasskey;
  /** Accepted client ids. */
  clientIds: readonly string[];
}

interface Asking {
  clientId: string;
  /** Network of the call. */
  network: string;
  userAgent: string | undefined;
}

const FORM = ['application/x-www-form-urlencoded', 'application/json'];
const TOKEN = '/oauth/token/';
const REVOKE = '/oauth/revoke_token/';

/** Sign-in, renewal of tokens, and sign-out. */
export function sessionsRoutes(app: Api, services: Services): void {
  const { sessions, clientIds } = services;
  app.post(
    TOKEN,
    {
      ...OAUTH_ENDPOINT,
      schema: {
        tags: ['identity'],
        summary:
          'Tokens for an e-mail address and its password, for a challenge signed by a passkey, for a code of the identity provider, or for a refresh token, which is valid once',
        security: [],
        consumes: FORM,
        body: TokenRequestSchema,
        response: { 200: TokensSchema, 400: OauthErrorSchema, 401: OauthErrorSchema, 429: DetailErrorSchema },
      },
    },
    async ({ body, ip, headers }, reply) => {
      const grant = readGrant(services, body);
      const tokens = await grant({
        clientId: readClientId(body, clientIds),
        network: clientNetworkOf(ip),
        userAgent: headers['user-agent'],
      });
      reply.header('cache-control', 'no-store').header('pragma', 'no-cache');
      return tokens;
    },
  );

  app.post(
    REVOKE,
    {
      ...OAUTH_ENDPOINT,
      schema: {
        tags: ['identity'],
        summary: 'Ends the session that a token of either kind belongs to; idempotent',
        security: [],
        consumes: FORM,
        body: RevokeRequestSchema,
        response: { 200: Type.Object({}), 400: OauthErrorSchema, 401: OauthErrorSchema },
      },
    },
    async ({ body }, reply) => {
      const token = readRequired(body, 'token');
      await sessions.revoke(token, readClientId(body, clientIds));
      reply.header('cache-control', 'no-store');
      return {};
    },
  );
  for (const url of [TOKEN, REVOKE]) refuseOtherMethods(app, url);
}

/** The handler of a grant, once the client is known. @throws OauthError for missing parameters */
function readGrant(services: Services, body: TokenRequest): (asking: Asking) => Promise<Tokens> {
  const { sessions, signInWithCode, signInWithPasskey } = services;
  const kind = readRequired(body, 'grant_type');
  if (kind === 'refresh_token') {
    const token = readRequired(body, 'refresh_token');
    return ({ clientId }) => sessions.refresh(token, clientId);
  }
  if (kind === 'authorization_code') {
    const code = readCode(body);
    return (asking) => signInWithCode({ ...code, ...asking });
  }
  if (kind === 'password') {
    const [username, password] = [readRequired(body, 'username'), readRequired(body, 'password')];
    return (asking) => sessions.signIn({ username, password, ...asking });
  }
  if (kind === 'passkey') {
    const assertion = readRequired(body, 'assertion');
    return (asking) => signInWithPasskey({ assertion, ...asking });
  }
  throw new OauthError(
    'unsupported_grant_type',
    'Use password, passkey, authorization_code or refresh_token',
  );
}

function readCode(body: TokenRequest) {
  return {
    code: readRequired(body, 'code'),
    codeVerifier: readRequired(body, 'code_verifier'),
    redirectUri: readRequired(body, 'redirect_uri'),
    nonce: readRequired(body, 'nonce'),
  };
}
