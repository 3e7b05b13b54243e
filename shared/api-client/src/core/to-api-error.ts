import { isAxiosError, isCancel, type AxiosRequestConfig } from 'axios';

import { ApiError, type ApiErrorFacts, type ApiErrorKind } from './api-error';
import { readRefusal } from './read-refusal';

/** Says in our words how a call failed. */
export function toApiError(error: unknown, call: AxiosRequestConfig): ApiError {
  const method = call.method ?? 'get';
  const endpoint = (call.url ?? '').replace(/[?#].*$/, '');
  return new ApiError({ method, endpoint, ...outcomeOf(error) }, { cause: error });
}

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
    return { kind: 'status', status, ...readRefusal(status, parsed(data)) };
  }
  return { kind: KINDS[error.code ?? ''] ?? 'network' };
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return text;
  }
}
