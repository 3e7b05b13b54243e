import type { MessageId, MessageValues } from './messages/messages';

/** A sentence still to be said in the reader's language. */
export interface Sentence {
  id: MessageId;
  values?: MessageValues;
}

/** An answer other than the one hoped for: `{detail, code}` with its status. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly code: MessageId,
    readonly also: Record<string, unknown> = {},
  ) {
    super(code);
  }
}

/** Too many attempts: a 429 that says when the next one is let through. */
export class TooManyRequestsError extends HttpError {
  constructor(readonly retryAfterSeconds: number) {
    super(429, 'too_many_attempts');
  }
}

/** Too much to do for everybody: a 503 that says when to try again. */
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
 * A refusal of the token endpoint, answered as RFC 6749 has it. Clients tell them apart by the kind and, for
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
