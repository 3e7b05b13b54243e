import type { CallOptions, Http } from '@campavia/api-client/core';

/** What every endpoint function takes last. */
export interface EndpointOptions extends CallOptions {
  /** The client to use instead of the page's own: on a server one per request. */
  http?: Http;
}
