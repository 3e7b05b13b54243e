import { createHash, randomBytes } from 'node:crypto';

import type { AppContext } from '../../core/app-context';
import { sandboxSignOn } from '../../providers/single-sign-on/sandbox-sign-on';
import type { SignOnRequest } from './sign-on-request';
import { createSigningKey } from './signing-key';
import { readTokenForm, type TokenForm } from './token-form';

/** Identity entered on the sandbox's page. */
export interface Claimed {
  email: string;
  given_name: string;
  family_name: string;
  email_verified: boolean;
}

interface Grant extends SignOnRequest {
  claimed: Claimed;
  endsAt: number;
}

const CODE_MS = 60_000;
const TOKEN_SECONDS = 300;
const MAX_CODES = 1000;

/**
 * A simulated identity provider: OpenID Connect with the authorization code flow and PKCE (S256) only. Users can sign
 * in with any identity. Codes and keys are kept in memory.
 */
export function createIdentityProvider({ settings, clock }: Pick<AppContext, 'settings' | 'clock'>) {
  const { issuer, clientId } = sandboxSignOn(settings.siteUrl);
  const grants = new Map<string, Grant>();
  const key = createSigningKey();

  /** Redirect URL with a code, which works once and for a minute. */
  function grantCode(request: SignOnRequest, claimed: Claimed): string {
    const [now, code] = [clock.now().getTime(), newSecret()];
    for (const [old, { endsAt }] of grants) {
      if (endsAt <= now || grants.size >= MAX_CODES) grants.delete(old);
    }
    grants.set(code, { ...request, claimed, endsAt: now + CODE_MS });
    return redirectUrl(request, { code });
  }

  /** Redirect URL of a user who declines to sign in. */
  function refuse(request: SignOnRequest): string {
    return redirectUrl(request, { error: 'access_denied' });
  }

  function redirectUrl({ redirectUri, state }: SignOnRequest, answer: Record<string, string>): string {
    const address = new URL(redirectUri);
    const params = { ...answer, ...(state !== undefined && { state }), iss: issuer };
    for (const [name, value] of Object.entries(params)) address.searchParams.set(name, value);
    return address.href;
  }

  /** Exchanges a code for tokens. @throws TokenProblem */
  async function exchange(body: TokenForm) {
    const { code, matches } = readTokenForm(body, clientId);
    const grant = grants.get(code);
    // Deleted even if the request is invalid, because a code that was disclosed is no longer secret.
    grants.delete(code);
    const isGood = grant && grant.endsAt > clock.now().getTime();
    const { claimed, nonce } = matches(isGood ? grant : undefined);
    const id_token = await key.sign(
      { ...claimed, name: `${claimed.given_name} ${claimed.family_name}`.trim(), nonce },
      { issuer, audience: clientId, subject: subjectOf(claimed.email), seconds: TOKEN_SECONDS },
    );
    return { access_token: newSecret(), token_type: 'Bearer', expires_in: TOKEN_SECONDS, id_token };
  }

  const jwks = async () => ({ keys: [await key.publicKey()] });
  return {
    clientId,
    siteUrl: settings.siteUrl,
    configuration: () => configurationOf(issuer),
    jwks,
    grantCode,
    refuse,
    exchange,
  };
}

export type IdentityProvider = ReturnType<typeof createIdentityProvider>;

function subjectOf(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 24);
}

/** The discovery document; declares only what is supported. */
function configurationOf(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code'],
    code_challenge_methods_supported: ['S256'],
    scopes_supported: ['openid', 'email', 'profile'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: ['none'],
    authorization_response_iss_parameter_supported: true,
  };
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
