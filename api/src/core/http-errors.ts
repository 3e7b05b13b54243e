import type { MessageId, MessageValues } from './messages/messages';

/** A message to be translated into the reader's language. */
export interface Sentence {
  id: MessageId;
  values?: MessageValues;
}

/** An error response: `{detail, code}` with its status. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly code: MessageId,
    readonly also: Record<string, unknown> = {},
  ) {
    super(code);
  }
}

/** Too many attempts: a 429 with the seconds until the next one is allowed. */
export class TooManyRequestsError extends HttpError {
  constructor(readonly retryAfterSeconds: number) {
    super(429, 'too_many_attempts');
  }
}

/** The service is overloaded: a 503 with the seconds until a retry. */
export class ServiceUnavailableError extends HttpError {
  constructor(readonly retryAfterSeconds: number) {
    super(503, 'service_unavailable');
  }
}

/** Error codes of RFC 6749 used by the token endpoint. */
export type OauthErrorKind =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'access_denied'
  | 'unsupported_grant_type'
  | 'temporarily_unavailable';

/**
 * An error of the token endpoint in the format of RFC 6749. Clients distinguish errors by the code and, for `Invalid
 * credentials` and missing parameters, by the description, which is therefore always English.
 */
export class OauthError extends Error {
  constructor(
    readonly kind: OauthErrorKind,
    readonly description: string,
    readonly status = 400,
  ) {
    super(description);
  }
}

/** Invalid values by field: a 400 `{field: [sentence]}`. */
export class InvalidFieldsError extends Error {
  constructor(readonly fields: Record<string, Sentence>) {
    super(`Refused: ${Object.keys(fields).join(', ')}`);
  }
}
