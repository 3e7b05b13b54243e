import { isApiError } from '@campavia/api-client/core';

const STALE = 412;

/** The current state, after an edit of an outdated one was refused. */
export function currentOf<Resource>(error: unknown): Resource | undefined {
  if (!isApiError(error) || error.status !== STALE) return undefined;
  return (error.body as { current?: Resource } | undefined)?.current;
}

/** Why a record cannot be shown: `unknown` to this user, `deleted`, or not loaded. */
export type RecordFailure = 'unknown' | 'deleted' | 'failed';

/** A failed revalidation does not replace what is already shown, unless the record is gone. */
export function findRecordFailure(error: unknown, shown: object | undefined): RecordFailure | undefined {
  if (error === undefined) return undefined;
  const status = isApiError(error) ? error.status : undefined;
  if (status === 404) return 'unknown';
  if (status === 410) return 'deleted';
  return shown ? undefined : 'failed';
}
