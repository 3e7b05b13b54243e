/**
 * How a call failed: no answer (`network`), none in time (`timeout`), aborted by the caller (`aborted`), refused
 * (`status`) or answered with a success that is not JSON (`unreadable`).
 */
export type ApiErrorKind = 'network' | 'timeout' | 'aborted' | 'status' | 'unreadable';

/** Details of a failed call. */
export interface ApiErrorFacts {
  kind: ApiErrorKind;
  method: string;
  /** Path of the call, without its query. */
  endpoint: string;
  status?: number;
  /** The code to branch on, from the api or the authorisation endpoint. */
  code?: string;
  /** Messages by field; `non_field_errors` and `__all__` hold those of the whole form. */
  fields?: Record<string, string[]>;
  /** A message for people, in the reader's language; never that of a 5xx. */
  detail?: string;
  /** With 406 on a place: the correct slug. */
  correctSlug?: string;
  /** With 429: seconds to wait before a retry, counted from the answer. */
  retryAfterSeconds?: number;
  /** The unparsed body of the answer. */
  body?: unknown;
}

/** The error with which every call of the api fails. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly method: string;
  readonly endpoint: string;
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly fields: Record<string, string[]>;
  readonly detail: string | undefined;
  readonly correctSlug: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly body: unknown;

  constructor(facts: ApiErrorFacts, options?: ErrorOptions) {
    const outcome = [facts.status ?? facts.kind, facts.code].filter(Boolean).join(' ');
    super(`${facts.method.toUpperCase()} ${facts.endpoint}: ${outcome}`, options);
    this.kind = facts.kind;
    this.method = facts.method;
    this.endpoint = facts.endpoint;
    this.status = facts.status;
    this.code = facts.code;
    this.fields = facts.fields ?? {};
    this.detail = facts.detail;
    this.correctSlug = facts.correctSlug;
    this.retryAfterSeconds = facts.retryAfterSeconds;
    this.body = facts.body;
  }
}

/** Whether a value is an `ApiError`, also one made by another copy of this package. */
export function isApiError(value: unknown): value is ApiError {
  return value instanceof Error && value.name === 'ApiError';
}
