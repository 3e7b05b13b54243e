const KEY = 'campavia.reloaded-for';

/** Only a new document requests a failed chunk again. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

export interface PageReload {
  /** At most once per composition and tab, so that a missing chunk causes no loop. */
  once(): boolean;
  /** False while the page is held or offline. */
  requested(): boolean;
}

export interface PageReloadOptions {
  compositionId: string;
  window: Pick<Window, 'sessionStorage' | 'location' | 'navigator'>;
  isHeld(): boolean;
  onLeave(): void;
}

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

/** For chunks that no other code handles, such as a lazy part of a widget. */
export function reloadForMissingChunks(window: Window, reload: PageReload): void {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isMissingChunk(reason)) reload.once();
  });
}
