import type { ApiError } from './api-error';

/**
 * Whether a call failed because the api was unavailable: unreachable, too late, broken or overloaded. A later retry may
 * succeed.
 */
export function isUnavailable({ kind, status = 0 }: Pick<ApiError, 'kind' | 'status'>): boolean {
  if (kind === 'status') return status >= 500 || status === 429;
  return kind !== 'aborted';
}
