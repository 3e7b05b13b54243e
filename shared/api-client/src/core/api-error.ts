/**
 * How a call failed: no answer came (`network`), none came in time (`timeout`), the caller gave up
 * (`aborted`), the answer was a refusal (`status`) or a success that is no JSON (`unreadable`).
 */
export type ApiErrorKind = 'network' | 'timeout' | 'aborted' | 'status' | 'unreadable';

/** What is known of a failed call. */
export interface ApiErrorFacts {
  kind: ApiErrorKind;
  method: string;
  /** The path asked for, without its query. */
  endpoint: string;
  status?: number;
  /** The code to branch on, as the api or the authorisation endpoint gave it. */
  code?: string;
  /** Per field its sentences; `non_field_errors` and `__all__` hold those of the whole form. */
  fields?: Record<string, string[]>;
  /** A sentence for people, in the reader's language; never that of a 5xx. */
  detail?: string;
  /** With 406 on a place: the slug it goes by. */
  correctSlug?: string;
  /** With 429: when to try again, in whole seconds from the answer on. */
  retryAfterSeconds?: number;
  /** The answer's body as it came. */
  body?: unknown;
}

/** The one error that every call of the api fails with. */
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
