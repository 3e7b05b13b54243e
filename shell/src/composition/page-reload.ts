const KEY = 'campavia.reloaded-for';

/** A piece of code did not come; only a new page can be sure to ask for it again. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/** Gets a page out of a state that only a new document can mend. */
export interface PageReload {
  /**
   * Reloads at most once per composition in a tab, so that a piece that stays away can never make a loop, and
   * never while the page is held, nor while there is no connection to get a new one with.
   *
   * @returns whether the page is being reloaded
   */
  once(): boolean;
  /** Reloads because the reader asked for it; false while the page is held or there is no connection. */
  asked(): boolean;
}

export interface PageReloadOptions {
  compositionId: string;
  window: Pick<Window, 'sessionStorage' | 'location' | 'navigator'>;
  isHeld(): boolean;
  /** Last chance to keep what the reader has typed. */
  onLeave(): void;
}

/** Makes the reloads of a page. */
export function createPageReload({ compositionId, window, isHeld, onLeave }: PageReloadOptions): PageReload {
  const mayReload = () => !isHeld() && window.navigator.onLine;

  function asked(): boolean {
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
      // Without storage nothing would remember the reload.
      return false;
    }
  }

  return { asked, once: () => mayReload() && isFirst() && asked() };
}

/** A missing piece that nobody was waiting for with an answer of his own: a lazy part of a widget, for instance. */
export function reloadForStrayChunks(window: Window, reload: PageReload): void {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isMissingChunk(reason)) reload.once();
  });
}
