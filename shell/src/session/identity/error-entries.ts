import { errorEntries, isApiError, type ErrorEntry } from '@campavia/api-client/core';

/** What a form shows of a failure; nothing where there is none. */
export function entriesOf(error: Error | undefined): ErrorEntry[] {
  if (!error) return [];
  return isApiError(error) ? errorEntries(error) : [{}];
}
