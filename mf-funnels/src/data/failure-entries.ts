import { errorEntries, isApiError } from '@campavia/api-client/core';

/** One line of a failure; an absent text is said in the product's own words. */
export interface FailureEntry {
  field?: string;
  text?: string;
}

/** What to show of a deed that failed; nothing while none did. */
export function failureEntries(error: Error | undefined): FailureEntry[] {
  if (!error) return [];
  return isApiError(error) ? errorEntries(error) : [{}];
}
