import type { ToastShown } from '@campavia/remote-kit';

/** How long after the last touch one toast leaves. */
export const TOAST_MS = 4000;

export interface QueuedToast extends ToastShown {
  id: number;
}

/** The toasts on the page, oldest first. */
export interface ToastQueue {
  current(): readonly QueuedToast[];
  subscribe(listener: () => void): () => void;
  add(toast: ToastShown): void;
  close(id: number): void;
  /** The reader points at or is inside a toast: the wait starts anew once they leave. */
  hold(): void;
  release(): void;
}

/** Makes a queue. Good news leaves one at a time, 4 s after the last touch; bad news stays until closed. */
export function createToastQueue(): ToastQueue {
  const listeners = new Set<() => void>();
  let toasts: readonly QueuedToast[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let nextId = 1;
  let isHeld = false;

  function become(next: readonly QueuedToast[]): void {
    toasts = next;
    for (const listener of [...listeners]) listener();
    wait();
  }

  function wait(): void {
    clearTimeout(timer);
    if (isHeld) return;
    const leaving = toasts.find(({ tone }) => tone === 'good');
    if (leaving) timer = setTimeout(() => close(leaving.id), TOAST_MS);
  }

  function close(id: number): void {
    // What had focus or lay under the pointer may be gone without a word.
    isHeld = false;
    become(toasts.filter((toast) => toast.id !== id));
  }

  return {
    current: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(toast) {
      become([...toasts.filter((other) => !isSame(other, toast)), { ...toast, id: nextId }]);
      nextId += 1;
    },
    close,
    hold() {
      isHeld = true;
      clearTimeout(timer);
    },
    release() {
      isHeld = false;
      wait();
    },
  };
}

function isSame(one: ToastShown, other: ToastShown): boolean {
  return one.tone === other.tone && one.title === other.title && one.text === other.text;
}
