import type { ToastShown } from '@campavia/remote-kit';

/** Between toasts, after the last interaction. */
export const TOAST_MS = 4000;

export interface QueuedToast extends ToastShown {
  id: number;
}

export interface ToastQueue {
  current(): readonly QueuedToast[];
  subscribe(listener: () => void): () => void;
  add(toast: ToastShown): void;
  close(id: number): void;
  /** The timer restarts when the last hold ends. */
  hold(reason: HoldReason): void;
  release(reason: HoldReason): void;
}

export type HoldReason = 'pointer' | 'focus' | 'hidden';

export function createToastQueue(): ToastQueue {
  const listeners = new Set<() => void>();
  let toasts: readonly QueuedToast[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let nextId = 1;
  const held = new Set<HoldReason>();

  function become(next: readonly QueuedToast[]): void {
    toasts = next;
    for (const listener of [...listeners]) listener();
    wait();
  }

  function wait(): void {
    clearTimeout(timer);
    const leaving = held.size === 0 ? toasts[0] : undefined;
    if (leaving) timer = setTimeout(() => close(leaving.id), TOAST_MS);
  }

  function close(id: number): void {
    // A closed toast sends no blur or pointerleave event.
    held.delete('pointer');
    held.delete('focus');
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
    hold(reason) {
      held.add(reason);
      wait();
    },
    release(reason) {
      held.delete(reason);
      wait();
    },
  };
}

function isSame(one: ToastShown, other: ToastShown): boolean {
  return one.tone === other.tone && one.title === other.title && one.text === other.text;
}
