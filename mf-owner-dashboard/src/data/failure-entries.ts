import { errorEntries, isApiError } from '@campavia/api-client/core';

/** One line of a failure; without a text the caller shows a general message. */
export interface FailureEntry {
  field?: string;
  text?: string;
}

export function failureEntries(error: Error | undefined): FailureEntry[] {
  if (!error) return [];
  return isApiError(error) ? errorEntries(error) : [{}];
}
