import type { FastifyError } from 'fastify';

import { RegistryRefusal } from '@campavia/release';

/** A request that is not answered as it wishes, with a code to branch on. */
export class Refusal extends Error {
  /** @param retryAfterSeconds - when to come back; undefined where that would change nothing */
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

/** An error as it is told outside a page. */
export interface Told {
  status: number;
  body: { code: string; detail: string } & Record<string, unknown>;
}

const CODES: Record<number, string> = {
  401: 'unknown_token',
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
};

/** What an error says to whoever asked; nothing of the inside. */
export function tellRefusal(error: unknown): Told {
  if (error instanceof RegistryRefusal) {
    const { status, code, message, details } = error;
    return { status, body: { ...details, code, detail: message } };
  }
  if (error instanceof Refusal) {
    return { status: error.status, body: { code: error.code, detail: error.message } };
  }
  const { statusCode = 500, message } = error as FastifyError;
  if (statusCode >= 400 && statusCode < 500) {
    return { status: statusCode, body: { code: CODES[statusCode] ?? 'bad_request', detail: message } };
  }
  return {
    status: 500,
    body: { code: 'server_error', detail: 'Something failed here. It is in the log of the server.' },
  };
}
