import type { NavigationStore } from '@campavia/remote-kit';

import { describeElement, type PlaceMemory } from './place-memory';

export interface KeepPlacesOptions {
  window: Window;
  navigation: NavigationStore;
  memory: PlaceMemory;
  /** False between leaving a page and arriving at the next: what scrolls then is not the reader. */
  isSettled(): boolean;
}

/** Writes down, as the reader goes, how far each page is scrolled and what has focus on it. */
export function keepPlaces({ window, navigation, memory, isSettled }: KeepPlacesOptions): void {
  const { document } = window;

  // While a navigation is under way the window is at the new entry and the store still at the old one.
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
