import { hrefOf, platform } from '@campavia/remote-kit';

import { challengeOf, newSecret } from './proof-key';
import { rememberAttempt } from './sign-on-attempt';

const SCOPE = 'openid email profile';

export interface SignOnStart {
  goTo: (address: string) => void;
}

/** Authorization code with PKCE (OpenID Connect Core 1.0). @throws without a provider or without storage */
export async function startSingleSignOn(
  next: string,
  { goTo }: SignOnStart = { goTo: (address) => window.location.assign(address) },
): Promise<void> {
  const { referential, site } = platform();
  const provider = referential?.single_sign_on;
  const back = hrefOf('auth-success');
  if (!provider || !back) throw new Error('No identity provider is known');
  const [state, nonce, codeVerifier] = [newSecret(), newSecret(), newSecret()];
  const redirectUri = new URL(back, window.location.origin).href;
  const url = new URL(provider.authorize_url, window.location.origin);
  const query = {
    response_type: 'code',
    client_id: provider.client_id,
    redirect_uri: redirectUri,
    scope: SCOPE,
    state,
    nonce,
    code_challenge: await challengeOf(codeVerifier),
    code_challenge_method: 'S256',
    ui_locales: site.isoTag,
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  rememberAttempt({ state, nonce, codeVerifier, redirectUri, next, startedAtMs: Date.now() });
  goTo(url.href);
}
