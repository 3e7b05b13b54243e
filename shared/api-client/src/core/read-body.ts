import type { HttpCall } from './http-call';

/** How long one attempt of a call may take. */
export const TIMEOUT_MS = 10_000;

/** What an answer's text says. */
export function readBody(text: string, { options }: HttpCall): unknown {
  return options.isText ? text : JSON.parse(text === '' ? 'null' : text);
}
