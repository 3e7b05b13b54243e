import { errorEntries, isApiError, type ErrorEntry } from '@campavia/api-client/core';

export function entriesOf(error: Error | undefined): ErrorEntry[] {
  if (!error) return [];
  return isApiError(error) ? errorEntries(error) : [{}];
}
