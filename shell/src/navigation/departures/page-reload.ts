const KEY = 'campavia.reloaded-for';

/** Whether an error is a chunk that failed to load: only a new document requests it again. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

export interface PageReload {
  /**
   * Reloads at most once per composition in a tab, so that a missing chunk cannot cause a loop; never while
   * the page is held or offline.
   * @returns whether the page is reloading
   */
  once(): boolean;
  /** Reloads on the reader's request; false while the page is held or offline. */
  requested(): boolean;
}

export interface PageReloadOptions {
  compositionId: string;
  window: Pick<Window, 'sessionStorage' | 'location' | 'navigator'>;
  isHeld(): boolean;
  onLeave(): void;
}

/** Makes the reloads of a page. */
export function createPageReload({ compositionId, window, isHeld, onLeave }: PageReloadOptions): PageReload {
  const mayReload = () => !isHeld() && window.navigator.onLine;

  function requested(): boolean {
    if (!mayReload()) return false;
    onLeave();
    window.location.reload();
    return true;
  }

  function isFirst(): boolean {
    try {
      if (window.sessionStorage.getItem(KEY) === compositionId) return false;
      window.sessionStorage.setItem(KEY, compositionId);
      return true;
    } catch {
      return false;
    }
  }

  return { requested, once: () => mayReload() && isFirst() && requested() };
}

/** Reloads for missing chunks that no code handles, such as a lazy part of a widget. */
export function reloadForMissingChunks(window: Window, reload: PageReload): void {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isMissingChunk(reason)) reload.once();
  });
}
