const KEY = 'campavia.reloaded-for';

/** A piece of a part's code did not come; the page keeps that answer for as long as it lives. */
export function isMissingChunk(error: Error): boolean {
  return error.name === 'ChunkLoadError';
}

/**
 * Reloads the page, at most once per composition in a tab, so that a piece that stays away can never make a loop.
 *
 * @returns whether the page is being reloaded
 */
export function reloadOnce(
  compositionId: string,
  window: Pick<Window, 'sessionStorage' | 'location'>,
): boolean {
  try {
    if (window.sessionStorage.getItem(KEY) === compositionId) return false;
    window.sessionStorage.setItem(KEY, compositionId);
  } catch {
    // Without storage nothing would remember the reload.
    return false;
  }
  window.location.reload();
  return true;
}
