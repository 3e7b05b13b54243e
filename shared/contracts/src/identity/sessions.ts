import { Type, type Static } from 'typebox';

import { PageOf } from '../lists';

/**
 * Parameters of the token endpoint, form-encoded (RFC 6749). All are optional here: missing ones are reported in the
 * endpoint's own error format.
 */
export const TokenRequestSchema = Type.Object({
  grant_type: Type.Optional(
    Type.String({ description: 'password, passkey, refresh_token or authorization_code' }),
  ),
  client_id: Type.Optional(Type.String({ maxLength: 200 })),
  username: Type.Optional(Type.String({ description: 'the e-mail address' })),
  password: Type.Optional(Type.String()),
  refresh_token: Type.Optional(Type.String()),
  assertion: Type.Optional(
    Type.String({ description: 'response of a passkey: an AuthenticationResponseJSON of WebAuthn' }),
  ),
  code: Type.Optional(Type.String({ description: 'of the identity provider' })),
  code_verifier: Type.Optional(Type.String({ description: 'the code verifier of PKCE' })),
  redirect_uri: Type.Optional(Type.String({ description: 'the redirect URI of the authorization request' })),
  nonce: Type.Optional(Type.String({ description: 'the nonce of the authorization request' })),
});
export type TokenRequest = Static<typeof TokenRequestSchema>;

/**
 * Tokens of a sign-in. The refresh token works once, and the next one comes with the answer; within 30 seconds it works
 * a second time, in case that answer was lost.
 */
export const TokensSchema = Type.Object({
  access_token: Type.String(),
  refresh_token: Type.String(),
  token_type: Type.Literal('Bearer'),
  expires_in: Type.Integer({ description: 'seconds that the access token works' }),
});
export type Tokens = Static<typeof TokensSchema>;

/**
 * Why no tokens were given. `invalid_request`: something was left out, sent twice or cannot be read; `invalid_client`:
 * `client_id` names no known client; `invalid_grant`: the refresh token or the code is wrong, expired or was used before;
 * `Invalid credentials` as description: wrong address or password; `missing` in it: something was left out;
 * `access_denied` otherwise: a suspended account, or an address that the identity provider does not vouch for;
 * `temporarily_unavailable`: the identity provider does not answer.
 */
export const OauthErrorSchema = Type.Object({
  error: Type.String(),
  error_description: Type.String(),
});
export type OauthError = Static<typeof OauthErrorSchema>;

/** Form-encoded (RFC 7009): ends the sign-in that a token, of either kind, belongs to. */
export const RevokeRequestSchema = Type.Object({
  token: Type.Optional(Type.String()),
  client_id: Type.Optional(Type.String({ maxLength: 200 })),
});
export type RevokeRequest = Static<typeof RevokeRequestSchema>;

export const LogAsRequestSchema = Type.Object({
  user_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
});
export type LogAsRequest = Static<typeof LogAsRequestSchema>;

/** A sign-in of the user, with the details to recognise it by. */
export const OwnSessionSchema = Type.Object({
  id: Type.String(),
  is_current: Type.Boolean({ description: 'the current session' }),
  started_at: Type.String({ description: 'UTC timestamp' }),
  used_at: Type.String({ description: 'UTC timestamp, to the hour: when its tokens were renewed last' }),
  browser: Type.Union([Type.Null(), Type.String({ description: 'Firefox' })]),
  system: Type.Union([Type.Null(), Type.String({ description: 'Windows' })]),
  device: Type.Enum(['phone', 'computer', 'unknown']),
  passkey: Type.Union([Type.Null(), Type.String({ description: 'name of the passkey it was opened with' })]),
});
export type OwnSession = Static<typeof OwnSessionSchema>;

/** All sign-ins of the user, on one page: the current one first. */
export const OwnSessionsSchema = PageOf(OwnSessionSchema);
export type OwnSessions = Static<typeof OwnSessionsSchema>;

/** A token to act as another user. It cannot be refreshed: afterwards staff are themselves again. */
export const LogAsAnswerSchema = Type.Object({
  access_token: Type.String(),
  token_type: Type.Literal('Bearer'),
  expires_in: Type.Integer(),
  user: Type.Object({ id: Type.Integer(), first_name: Type.String() }),
  actor: Type.Object({ id: Type.Integer(), first_name: Type.String() }),
});
export type LogAsAnswer = Static<typeof LogAsAnswerSchema>;
