import { authErrorOf, isApiError, type ApiError, type ApiErrorKind } from '@campavia/api-client/core';

/**
 * Why a sign-in failed: the token endpoint's error code, a blocked account (`refused`), a rate limit, no
 * answer, or blocked cookies.
 */
export interface SignInFailure {
  code: ReturnType<typeof authErrorOf> | 'refused' | 'too_many' | 'away' | 'cookies';
  /** After how many seconds another try is worth it, where that is known. */
  retryAfterSeconds?: number;
}

const NO_ANSWER: ApiErrorKind[] = ['network', 'timeout'];
const TOO_MANY = 429;

/** What a failed sign-in is to the reader. */
export function signInFailureOf(error: Error): SignInFailure {
  if (!isApiError(error)) return { code: isCookiesRefused(error) ? 'cookies' : 'auth_unknown' };
  if (NO_ANSWER.includes(error.kind)) return { code: 'away' };
  if (error.status !== TOO_MANY) return { code: codeOf(error) };
  return { code: 'too_many', retryAfterSeconds: error.retryAfterSeconds };
}

/** Checked by name, because the class is in a lazy chunk. */
export function isCookiesRefused({ name }: Error): boolean {
  return name === 'CookiesRefused';
}

// The password was right: there is nothing to check, and nothing to try again.
function codeOf(error: ApiError): SignInFailure['code'] {
  const code = authErrorOf(error);
  return code === 'auth_unknown' && error.code === 'access_denied' ? 'refused' : code;
}
