import { errorEntries, isApiError, type ErrorEntry, type HttpFailure } from '@campavia/api-client/core';
import { failureKindOf, isReported } from '@campavia/api-client/failure-kind';

import type { PageError } from '../../reporting/page-error';

/** A call of the api that failed in the end. */
export type FailedCall = HttpFailure;

/** What is reported of a failed call; nothing where it is what everybody may meet. */
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

/**
 * What the reader is shown of a failed call that no screen took care of: of deeds alone, for what only reads
 * says so in its own place or nowhere; and nothing of a session that ended, which has its own words.
 */
export function entriesOf(error: unknown): ErrorEntry[] {
  if (!isApiError(error) || error.method.toLowerCase() === 'get') return [];
  return error.status === 401 || error.status === 403 ? [] : errorEntries(error);
}
