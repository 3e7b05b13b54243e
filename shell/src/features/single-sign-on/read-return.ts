import type { SignOnReturn } from '../../session/identity/use-single-sign-on-return';
import { takeAttempt } from './sign-on-attempt';

export type ReturnProblem = 'cancelled' | 'provider' | 'stale';

export type ReadReturn = { problem: ReturnProblem } | { given: SignOnReturn; next: string };

/** OpenID Connect Core 1.0, sections 3.1.2.5 and 3.1.2.6. */
export function readReturn(search: string): ReadReturn {
  const query = new URLSearchParams(search);
  const attempt = takeAttempt(query.get('state'));
  if (!attempt) return { problem: 'stale' };
  const code = query.get('code');
  if (!code) return { problem: query.get('error') === 'access_denied' ? 'cancelled' : 'provider' };
  const { codeVerifier, redirectUri, nonce, next } = attempt;
  return { given: { code, codeVerifier, redirectUri, nonce }, next };
}
