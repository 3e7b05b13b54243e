import type { HttpCall } from './http-call';

/** Timeout of one attempt, in milliseconds. */
export const TIMEOUT_MS = 10_000;

/** Parses the text of an answer. */
export function readBody(text: string, { options }: HttpCall): unknown {
  return options.isText ? text : JSON.parse(text === '' ? 'null' : text);
}
