import type { ApiError } from './api-error';

export interface CallOptions {
  /** Gives the call up: it then fails with an `ApiError` of kind `aborted`. */
  signal?: AbortSignal;
  /** How long one attempt of this call may take; the client's own limit unless said. */
  timeoutMs?: number;
  /**
   * The call outlives its page. For small ones that are made when the page goes; neither its limit of time nor
   * `signal` concerns it, and of a refusal only the status is known.
   */
  keepalive?: true;
  /** Called while the body is sent, with the share sent so far, 0 to 1. */
  onProgress?(share: number): void;
  /** The same key with the same body is done once, however often it is sent. */
  idempotencyKey?: string;
  /** The entity tag of the state that is edited; 412 when it is another one by now. */
  ifMatch?: string;
  /** The answer is a text, a file of its own, and no JSON. */
  isText?: true;
  /** The answer is a file: a `Blob`. Only for calls that read. */
  isFile?: true;
  /** A `post` that asks and changes nothing: it goes the light way of calls that read, though never twice. */
  isReading?: true;
  /** The answer is read as it comes, for as long as it comes. Such a call is neither made again nor reported. */
  stream?: StreamOptions;
}

/** How a call for server-sent events is made. */
export interface StreamOptions {
  onText(chunk: string): void;
  /** The last event that is already known. */
  lastEventId?: string | undefined;
}

/** Whose calls they are. */
export interface Credentials {
  /** Asked before each call, so that a renewed token is used at once. */
  accessToken(): string | undefined;
  /**
   * Gets a new access token; undefined where there is nothing to get one with: a visitor.
   * @throws when there should have been one. A refusal is final: nothing is renewed until there is a new token
   */
  renew(): Promise<string | undefined>;
  /** The token that is still the one of the moment was answered with 403. */
  refused(error: ApiError): void;
}

/** A call that failed in the end, for whoever reports failures. */
export interface HttpFailure {
  error: ApiError;
  /** Where it went, without query. */
  url: string;
  /** Its query, without the question mark. */
  params?: string;
  /** What was sent; never what was sent to the token endpoint. */
  payload?: unknown;
}

/** What a call says of the site it is made for. */
export interface HttpSite {
  /** What `Accept-Language` says. */
  isoTag: string;
  /** The currency that prices are asked in. */
  currency: string;
}

export interface HttpOptions {
  /** Where the api is: an origin, or empty for the page's own. */
  baseUrl: string;
  site: HttpSite;
  apiKey: string;
  /** Whose calls they are; nobody's without. */
  credentials?: Credentials;
  /** How long one attempt may take; 10 seconds unless said. */
  timeoutMs?: number;
  /** Called with every call that failed after its retries, aborted ones excepted. */
  onFailure?(failure: HttpFailure): void;
}

/** One call on its way. */
export interface HttpCall {
  method: string;
  /** From the root, with its query. */
  path: string;
  body?: unknown;
  options: CallOptions;
  headers?: Record<string, string>;
}

/** Makes one call and gives what the api answers. */
export type SendCall = (call: HttpCall) => Promise<unknown>;

/** The path of a call without its query. */
export function endpointOf(path: string): string {
  return path.replace(/[?#].*$/, '');
}
