import { authErrorOf, isApiError, type ApiErrorKind } from '@campavia/api-client/core';

/** Why nobody was signed in: by the token endpoint's own code, held off for a while, or no answer came. */
export interface SignInFailure {
  code: ReturnType<typeof authErrorOf> | 'too_many' | 'away';
  /** After how many seconds another try is worth it, where that is known. */
  retryAfterSeconds?: number;
}

const NO_ANSWER: ApiErrorKind[] = ['network', 'timeout'];
const TOO_MANY = 429;

/** What a failed sign-in is to the reader. */
export function signInFailureOf(error: Error): SignInFailure {
  if (!isApiError(error)) return { code: 'auth_unknown' };
  if (NO_ANSWER.includes(error.kind)) return { code: 'away' };
  if (error.status !== TOO_MANY) return { code: authErrorOf(error) };
  return { code: 'too_many', retryAfterSeconds: error.retryAfterSeconds };
}
