import type { ApiError } from './api-error';

export interface CallOptions {
  /** Aborts the call: it then fails with an `ApiError` of kind `aborted`. */
  signal?: AbortSignal;
  /** Timeout of one attempt in milliseconds; the client's own by default. */
  timeoutMs?: number;
  /**
   * The call outlives its page. For small ones made when the page is closed; timeout and `signal` do not apply, and
   * only the status of a refusal is known.
   */
  keepalive?: true;
  /** Called while the body is sent, with the share sent so far, 0 to 1. */
  onProgress?(share: number): void;
  /** Idempotency key: the same key with the same body is executed once, however often it is sent. */
  idempotencyKey?: string;
  /** The entity tag of the edited state; 412 if it has changed. */
  ifMatch?: string;
  /** The answer is plain text, not JSON. */
  isText?: true;
  /** The answer is a file: a `Blob`. Only for reading calls. */
  isFile?: true;
  /** A `post` that changes nothing: it is sent like a reading call, but never repeated. */
  isReading?: true;
  /** The answer is streamed. Such a call is neither repeated nor reported. */
  stream?: StreamOptions;
}

/** Options of a call for server-sent events. */
export interface StreamOptions {
  onText(chunk: string): void;
  /** Id of the last event that is already known. */
  lastEventId?: string | undefined;
}

/** Provides the tokens of the session. */
export interface Credentials {
  /** Read before each call, so that a renewed token is used at once. */
  accessToken(): string | undefined;
  /**
   * Gets a new access token; undefined if there is nothing to renew: a visitor.
   * @throws if the renewal failed. A refusal is final: nothing is renewed until there is a new token
   */
  renew(): Promise<string | undefined>;
  /** Called when the current token was answered with 403. */
  refused(error: ApiError): void;
}

/** A call that finally failed, for the reporter of failures. */
export interface HttpFailure {
  error: ApiError;
  /** Its path, without query. */
  url: string;
  /** Its query, without the question mark. */
  params?: string;
  /** Its body; never that of the token endpoint. */
  payload?: unknown;
}

/** Site-specific settings of calls. */
export interface HttpSite {
  /** Value of `Accept-Language`. */
  isoTag: string;
  /** The currency of prices. */
  currency: string;
}

export interface HttpOptions {
  /** Origin of the api; empty for the page's own. */
  baseUrl: string;
  site: HttpSite;
  apiKey: string;
  /** The session of the calls; none for a visitor. */
  credentials?: Credentials;
  /** Timeout of one attempt; 10 seconds by default. */
  timeoutMs?: number;
  /** Called with every call that failed after its retries, except aborted ones. */
  onFailure?(failure: HttpFailure): void;
}

/** A call to be made. */
export interface HttpCall {
  method: string;
  /** Path with query. */
  path: string;
  body?: unknown;
  options: CallOptions;
  headers?: Record<string, string>;
}

/** Makes one call and returns the answer of the api. */
export type SendCall = (call: HttpCall) => Promise<unknown>;

/** The path of a call without its query. */
export function endpointOf(path: string): string {
  return path.replace(/[?#].*$/, '');
}
