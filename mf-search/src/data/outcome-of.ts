import { isApiError, type ApiError } from '@campavia/api-client/core';

/** What came of a call; an answer that failed leaves the page to ask again. */
export interface Outcome<Value> {
  value?: Value;
  refusal?: ApiError;
}

export const NOTHING: Outcome<never> = {};

/** Waits for a call and never fails. */
export async function outcomeOf<Value>(call: Promise<Value>): Promise<Outcome<Value>> {
  return call.then(
    (value) => ({ value }),
    (error: unknown) => (isApiError(error) ? { refusal: error } : NOTHING),
  );
}
