import type { NavigationStore } from '@campavia/remote-kit';

import { describeElement, type PagePositions } from './page-positions';

export interface SavePositionsOptions {
  window: Window;
  navigation: NavigationStore;
  memory: PagePositions;
  isSettled(): boolean;
}

export function savePositions({ window, navigation, memory, isSettled }: SavePositionsOptions): void {
  const { document } = window;

  // During a navigation the history entry is already the new one, and the store still has the old one.
  function presentKey(): string | undefined {
    const { key } = navigation.current().place;
    return (window.history.state as { key?: string } | null)?.key === key ? key : undefined;
  }

  function keepScroll(): void {
    const key = presentKey();
    if (key !== undefined && isSettled()) memory.keepScroll(key, window.scrollY);
  }

  function keepFocus({ target }: Event): void {
    const key = presentKey();
    if (key !== undefined && target instanceof Element) memory.keepFocus(key, describeElement(target));
  }

  window.addEventListener('scroll', keepScroll, { passive: true });
  document.addEventListener('focusin', keepFocus);
  document.addEventListener('click', keepFocus, { capture: true });
  window.addEventListener('pagehide', memory.save);
}
