import type { Http } from './create-http';

let provided: Http | undefined;

/** Sets the client for all calls of this page; called once by the shell, before any part starts. */
export function provideHttp(http: Http): void {
  provided = http;
}

/**
 * The client of this page.
 * @throws Error when none was provided; on a server a client is passed to each call instead.
 */
export function http(): Http {
  if (!provided) throw new Error('No http client was provided');
  return provided;
}
