import type { ApiError } from './api-error';

/**
 * Whether a call says nothing of what it asked for, because the api gave no answer of its own: it could not be reached,
 * was too late, broke, or has too much to do. Asking again later may help.
 */
export function isUnavailable({ kind, status = 0 }: Pick<ApiError, 'kind' | 'status'>): boolean {
  if (kind === 'status') return status >= 500 || status === 429;
  return kind !== 'aborted';
}
