import { errorEntries, isApiError, type ErrorEntry, type HttpFailure } from '@campavia/api-client/core';
import { failureKindOf, isReported } from '@campavia/api-client/failure-kind';

import type { PageError } from './page-error';

export type FailedCall = HttpFailure;

/** Undefined for expected failures. */
export function describeFailedCall({ error, url, params, payload }: FailedCall): PageError | undefined {
  const kind = failureKindOf(error);
  if (error.kind === 'aborted' || !isReported(kind)) return undefined;
  const { method, endpoint, status, body, message } = error;
  return {
    kind,
    message,
    method: method.toUpperCase(),
    url,
    params,
    status,
    payload,
    endpoint: endpoint.replace(/(?<=.)\/\d+(?=\/|$)/g, '/{id}'),
    response: body,
  };
}

/** Reads show their own errors, and an ended session has its own message. */
export function entriesOf(error: unknown): ErrorEntry[] {
  if (!isApiError(error) || error.method.toLowerCase() === 'get') return [];
  return error.status === 401 || error.status === 403 ? [] : errorEntries(error);
}
