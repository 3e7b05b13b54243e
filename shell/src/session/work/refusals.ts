import { isApiError } from '@campavia/api-client/core';

const REFUSALS = [400, 401, 403];

/** True for a refusal only, not if the token endpoint did not answer. */
export function isRefusal(error: unknown): boolean {
  return isApiError(error) && REFUSALS.includes(error.status ?? 0);
}
