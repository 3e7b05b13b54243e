import { isAxiosError, isCancel } from 'axios';

import { ApiError, type ApiErrorFacts, type ApiErrorKind } from './api-error';
import { endpointOf, type HttpCall } from './http-call';
import { refusalFacts } from './refusal-facts';

/** Says in our words how a call of axios failed. */
export function toApiError(error: unknown, { method, path }: Pick<HttpCall, 'method' | 'path'>): ApiError {
  return new ApiError({ method, endpoint: endpointOf(path), ...outcomeOf(error) }, { cause: error });
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
    const { status, data, headers } = error.response;
    return refusalFacts({ status, text: String(data), retryAfter: String(headers['retry-after'] ?? '') });
  }
  return { kind: KINDS[error.code ?? ''] ?? 'network' };
}
