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

/** The kinds of refusal that RFC 6749 knows and the token endpoint uses. */
export type OauthErrorKind =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'access_denied'
  | 'unsupported_grant_type'
  | 'temporarily_unavailable';

/**
 * A refusal of the token endpoint, answered as RFC 6749 has it. Clients distinguish them by the kind and, for
 * `Invalid credentials` and what is `missing`, by the description, which is therefore English for everybody.
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

/** Values that cannot be taken, field by field: a 400 `{field: [sentence]}`. */
export class InvalidFieldsError extends Error {
  constructor(readonly fields: Record<string, Sentence>) {
    super(`Refused: ${Object.keys(fields).join(', ')}`);
  }
}
