import {
  allowInsecureRequests,
  authorizationCodeGrant,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  type Configuration,
  type CustomFetch,
} from 'openid-client';

import { cacheAnswer } from './cache-answer';
import { readIdentity } from './read-identity';
import { SingleSignOnFailure, type CodeExchange, type SingleSignOn } from './single-sign-on';

/** The provider and what the product is known as there. */
export interface OpenIdSettings {
  /** Its issuer identifier: `/.well-known/openid-configuration` lies below it. */
  issuer: string;
  clientId: string;
  /** Only for a provider that wants one beside PKCE. */
  clientSecret?: string;
}

export interface OpenIdOptions {
  /** How the provider is reached; over the network by default. */
  fetch?: CustomFetch;
}

const PATIENCE_SECONDS = 4;

/** What the library calls an answer that the one who asks is to blame for. */
const REFUSALS = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
]);

/**
 * Any provider of OpenID Connect Core 1.0, found by its discovery document: authorization code with PKCE, the
 * signature of the ID token checked.
 */
export function createOpenIdSignOn(settings: OpenIdSettings, { fetch }: OpenIdOptions = {}): SingleSignOn {
  const { issuer, clientId, clientSecret } = settings;
  const isInsecure = issuer.startsWith('http:');

  const configuration = cacheAnswer(() =>
    discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: PATIENCE_SECONDS,
      // oxlint-disable-next-line typescript/no-deprecated -- deprecated only to make it stand out: it is for development
      execute: [enableNonRepudiationChecks, ...(isInsecure ? [allowInsecureRequests] : [])],
      ...(fetch && { [customFetch]: fetch }),
    }),
  );

  async function exchange({ code, codeVerifier, redirectUri, nonce }: CodeExchange, config: Configuration) {
    const answer = new URL(redirectUri);
    answer.searchParams.set('code', code);
    const server = config.serverMetadata();
    // RFC 9207 distinguishes several providers; there is only this one to take a code to.
    if (server.authorization_response_iss_parameter_supported) answer.searchParams.set('iss', server.issuer);
    const tokens = await authorizationCodeGrant(config, answer, {
      pkceCodeVerifier: codeVerifier,
      expectedNonce: nonce,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('no ID token');
    if (typeof claims.email === 'string') return claims;
    return { ...(await fetchUserInfo(config, tokens.access_token, claims.sub)), ...claims };
  }

  return {
    async address() {
      const config = await configuration().catch(asFailure);
      const url = config.serverMetadata().authorization_endpoint;
      if (!url || !/^https?:\/\//.test(url)) throw new SingleSignOnFailure('away', 'no page to sign in on');
      return { authorize_url: url, client_id: clientId };
    },

    async identify(asked) {
      const config = await configuration().catch(asFailure);
      const claims = await exchange(asked, config).catch(asFailure);
      return readIdentity(claims, config.serverMetadata().issuer);
    },
  };
}

function asFailure(error: unknown): never {
  const { code = '', error: reason } = error as { code?: string; error?: string };
  const isRefusal = REFUSALS.has(code) || reason === 'invalid_grant' || reason === 'access_denied';
  throw new SingleSignOnFailure(isRefusal ? 'refused' : 'away', error);
}
