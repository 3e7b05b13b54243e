import { ApiError, type ApiErrorFacts } from '@campavia/api-client/core';

import { CookiesRefused } from '../work/save-tokens';

import { signInFailureOf } from './sign-in-failure';

function refused(facts: Partial<ApiErrorFacts>): ApiError {
  return new ApiError({ kind: 'status', method: 'post', endpoint: '/oauth/token/', status: 400, ...facts });
}

test.each<[Partial<ApiErrorFacts>, object]>([
  [{ code: 'invalid_grant' }, { code: 'auth_invalid_grant' }],
  [{ code: 'access_denied', detail: 'Invalid credentials' }, { code: 'auth_bad_credentials' }],
  [
    { code: 'invalid_request', detail: 'Request is missing username parameter' },
    { code: 'auth_missing_credentials' },
  ],
  [{ code: 'access_denied', detail: 'This account is suspended' }, { code: 'refused' }],
  [{ code: 'invalid_client', detail: 'anything else' }, { code: 'auth_unknown' }],
  [{ status: 502 }, { code: 'auth_unknown' }],
  [
    { status: 429, retryAfterSeconds: 42 },
    { code: 'too_many', retryAfterSeconds: 42 },
  ],
  [{ status: 429 }, { code: 'too_many', retryAfterSeconds: undefined }],
  [{ status: undefined, kind: 'network' }, { code: 'away' }],
  [{ status: undefined, kind: 'timeout' }, { code: 'away' }],
])('a refusal of %j is shown as %j', (facts, failure) => {
  expect(signInFailureOf(refused(facts))).toEqual(failure);
});

test('a browser that blocks cookies is distinguished', () => {
  expect(signInFailureOf(new CookiesRefused())).toEqual({ code: 'cookies' });
});

test('an error without a response of the api is unknown', () => {
  expect(signInFailureOf(new Error('broken'))).toEqual({ code: 'auth_unknown' });
});
