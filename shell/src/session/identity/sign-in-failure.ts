import { authErrorOf, isApiError, type ApiError, type ApiErrorKind } from '@campavia/api-client/core';

/** `refused`: the account is blocked; `away`: no answer; `cookies`: the browser blocks them. */
export interface SignInFailure {
  code: ReturnType<typeof authErrorOf> | 'refused' | 'too_many' | 'away' | 'cookies';
  retryAfterSeconds?: number;
}

const NO_ANSWER: ApiErrorKind[] = ['network', 'timeout'];
const TOO_MANY = 429;

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

// With `access_denied` the password was right, so trying again is of no use.
function codeOf(error: ApiError): SignInFailure['code'] {
  const code = authErrorOf(error);
  return code === 'auth_unknown' && error.code === 'access_denied' ? 'refused' : code;
}
