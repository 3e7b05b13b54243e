import type { ApiError } from './api-error';

/** Why a sign-in or a renewal failed (guest specification, section 8, Auth). */
export type AuthError =
  | 'auth_invalid_grant'
  | 'auth_bad_credentials'
  | 'auth_missing_credentials'
  | 'auth_unknown';

/** The reason of a refusal of the token endpoint, by its `error` and `error_description`. */
export function authErrorOf({ code, detail = '' }: ApiError): AuthError {
  if (code === 'invalid_grant') return 'auth_invalid_grant';
  if (detail === 'Invalid credentials') return 'auth_bad_credentials';
  if (/\bmissing\b/.test(detail)) return 'auth_missing_credentials';
  return 'auth_unknown';
}
