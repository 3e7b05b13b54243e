import type { CallOptions, Http } from '@campavia/api-client/core';

/** The last parameter of every endpoint function. */
export interface EndpointOptions extends CallOptions {
  /** The client to use instead of the page's own: on a server one per request. */
  http?: Http;
}
