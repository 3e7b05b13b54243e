import type { SignOnReturn } from '../../data/identity/use-sign-on-return';
import { takeAttempt } from '../sso/sign-on-attempt';

/** Why nobody can be signed in with what came back: the reader said no, the provider did, or nobody here had asked. */
export type ReturnProblem = 'cancelled' | 'provider' | 'stale';

export type ReadReturn = { problem: ReturnProblem } | { given: SignOnReturn; next: string };

/** What the address says that the provider leads back to (OpenID Connect Core 1.0, sections 3.1.2.5 and 3.1.2.6). */
export function readReturn(search: string): ReadReturn {
  const query = new URLSearchParams(search);
  const attempt = takeAttempt(query.get('state'));
  if (!attempt) return { problem: 'stale' };
  const code = query.get('code');
  if (!code) return { problem: query.get('error') === 'access_denied' ? 'cancelled' : 'provider' };
  const { codeVerifier, redirectUri, nonce, next } = attempt;
  return { given: { code, codeVerifier, redirectUri, nonce }, next };
}
