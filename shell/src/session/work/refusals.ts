import { isApiError } from '@campavia/api-client/core';

const REFUSALS = [400, 401, 403];

/** Whether the token endpoint has said no, not just failed to answer. */
export function isRefusal(error: unknown): boolean {
  return isApiError(error) && REFUSALS.includes(error.status ?? 0);
}
