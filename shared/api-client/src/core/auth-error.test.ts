import { ApiError } from './api-error';
import { authErrorOf, type AuthError } from './auth-error';
import { readRefusal } from './read-refusal';

const refusals: [AuthError, string, string][] = [
  ['auth_invalid_grant', 'invalid_grant', 'The refresh token is not valid any more'],
  ['auth_bad_credentials', 'access_denied', 'Invalid credentials'],
  ['auth_missing_credentials', 'invalid_request', 'Request is missing password parameter'],
  ['auth_unknown', 'unsupported_grant_type', 'Use password or refresh_token'],
];

test.each(refusals)('is %s for %s: %s', (expected, error, error_description) => {
  const facts = { kind: 'status', method: 'post', endpoint: '/oauth/token/', status: 400 } as const;
  const refusal = readRefusal(400, { error, error_description });
  expect(authErrorOf(new ApiError({ ...facts, ...refusal }))).toBe(expected);
});

test('is unknown for an error without a reason', () => {
  const error = new ApiError({ kind: 'network', method: 'post', endpoint: '/oauth/token/' });
  expect(authErrorOf(error)).toBe('auth_unknown');
});
