const MAX_DOUBLINGS = 10;

/**
 * Exponential backoff: the pause doubles with each failure.
 * @param tries number of attempts so far, at least 1
 */
export function retryPauseMs(
  tries: number,
  { firstMs, mostMs }: { firstMs: number; mostMs: number },
): number {
  return Math.min(mostMs, firstMs * 2 ** Math.min(tries - 1, MAX_DOUBLINGS));
}
