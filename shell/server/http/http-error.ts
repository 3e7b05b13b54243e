import type { FastifyError } from 'fastify';

import { RegistryRefusal } from '@campavia/release';

export class HttpError extends Error {
  /** @param retryAfterSeconds when a retry makes sense; undefined if never */
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

export interface ErrorResponse {
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

export function describeHttpError(error: unknown): ErrorResponse {
  if (error instanceof RegistryRefusal) {
    const { status, code, message, details } = error;
    return { status, body: { ...details, code, detail: message } };
  }
  if (error instanceof HttpError) {
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
