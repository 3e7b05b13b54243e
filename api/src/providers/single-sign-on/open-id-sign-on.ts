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

/** The provider and our client registration. */
export interface OpenIdSettings {
  /** Issuer identifier; its `/.well-known/openid-configuration` is the discovery document. */
  issuer: string;
  clientId: string;
  /** Only for providers that require one in addition to PKCE. */
  clientSecret?: string;
}

export interface OpenIdOptions {
  /** Replaces fetch; the network by default. */
  fetch?: CustomFetch;
}

const TIMEOUT_SECONDS = 4;

/** Error codes that the user or the request caused. */
const REFUSALS = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
]);

/** A provider of OpenID Connect Core 1.0 with discovery: authorization code flow with PKCE, and a verified ID token. */
export function createOpenIdSignOn(settings: OpenIdSettings, { fetch }: OpenIdOptions = {}): SingleSignOn {
  const { issuer, clientId, clientSecret } = settings;
  const isInsecure = issuer.startsWith('http:');

  const configuration = cacheAnswer(() =>
    discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      // oxlint-disable-next-line typescript/no-deprecated -- deprecated only to make it stand out: it is for development
      execute: [enableNonRepudiationChecks, ...(isInsecure ? [allowInsecureRequests] : [])],
      ...(fetch && { [customFetch]: fetch }),
    }),
  );

  async function exchange({ code, codeVerifier, redirectUri, nonce }: CodeExchange, config: Configuration) {
    const answer = new URL(redirectUri);
    answer.searchParams.set('code', code);
    const server = config.serverMetadata();
    // RFC 9207 distinguishes providers, but codes are exchanged with this one only.
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
