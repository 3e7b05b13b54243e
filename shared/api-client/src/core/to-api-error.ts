import { isAxiosError, isCancel, type AxiosResponse } from 'axios';

import { ApiError, type ApiErrorFacts, type ApiErrorKind } from './api-error';
import { endpointOf, type HttpCall } from './http-call';
import { readRefusal } from './read-refusal';

/** Says in our words how a call failed. */
export function toApiError(error: unknown, { method, path }: Pick<HttpCall, 'method' | 'path'>): ApiError {
  return new ApiError({ method, endpoint: endpointOf(path), ...outcomeOf(error) }, { cause: error });
}

const DAY_SECONDS = 86_400;
const KINDS: Record<string, ApiErrorKind> = {
  ETIMEDOUT: 'timeout',
  // What a browser reports when the page is left while a call is under way.
  ECONNABORTED: 'aborted',
};

function outcomeOf(error: unknown): Omit<ApiErrorFacts, 'method' | 'endpoint'> {
  if (isCancel(error)) return { kind: 'aborted' };
  if (!isAxiosError(error)) return { kind: 'unreadable' };
  // An answer that broke off half-way carries the status of a success.
  if (error.response && error.response.status >= 300) {
    const { status, data } = error.response;
    const retryAfterSeconds = retryAfterOf(error.response);
    return { kind: 'status', status, retryAfterSeconds, ...readRefusal(status, parsed(data)) };
  }
  return { kind: KINDS[error.code ?? ''] ?? 'network' };
}

/** A pause that nobody would sit out says nothing. */
function retryAfterOf({ headers }: AxiosResponse): number | undefined {
  const text = String(headers['retry-after'] ?? '');
  const seconds = /^\d+$/.test(text) ? Number(text) : undefined;
  return seconds !== undefined && seconds <= DAY_SECONDS ? seconds : undefined;
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return text;
  }
}
