import { isAxiosError, isCancel } from 'axios';

import { ApiError, type ApiErrorFacts, type ApiErrorKind } from './api-error';
import { endpointOf, type HttpCall } from './http-call';
import { refusalFacts } from './refusal-facts';

/** Converts an error of axios to an `ApiError`. */
export function toApiError(error: unknown, { method, path }: Pick<HttpCall, 'method' | 'path'>): ApiError {
  return new ApiError({ method, endpoint: endpointOf(path), ...outcomeOf(error) }, { cause: error });
}

const KINDS: Record<string, ApiErrorKind> = {
  ETIMEDOUT: 'timeout',
  // The error of browsers when the page is left during a call.
  ECONNABORTED: 'aborted',
};

function outcomeOf(error: unknown): Omit<ApiErrorFacts, 'method' | 'endpoint'> {
  if (isCancel(error)) return { kind: 'aborted' };
  if (!isAxiosError(error)) return { kind: 'unreadable' };
  // An answer that is cut off has the status of a success.
  if (error.response && error.response.status >= 300) {
    const { status, data, headers } = error.response;
    return refusalFacts({ status, text: String(data), retryAfter: String(headers['retry-after'] ?? '') });
  }
  return { kind: KINDS[error.code ?? ''] ?? 'network' };
}
