import type { EventBus, Navigation, NavigationStore } from '@campavia/remote-kit';

import type { FindAddress } from './page-address';
import { focusHeading, isAtWork, restoreFocus, restoreScroll, showSpot } from './place-focus';
import { createPlaceMemory, describeElement, type LeftPlace } from './place-memory';

/** A screen that never says it is ready counts as ready after this long. */
const PATIENCE_MS = 2000;
const UNTOUCHED: LeftPlace = { scroll: 0 };

export interface ArrivalsOptions {
  window: Window;
  navigation: NavigationStore;
  events: EventBus;
  findAddress: FindAddress;
}

/** Knows when the reader has arrived somewhere, and puts scroll and focus where they belong. */
export interface Arrivals {
  /** The screen at this entry of the history shows its content. */
  screenIsReady(placeKey: string): void;
}

interface Pending {
  navigation: Navigation;
  isFirst: boolean;
  before: Element | null;
  timer: ReturnType<typeof setTimeout>;
}

/** Watches the store: saves what is left behind, waits for the next screen, restores or starts at its head. */
export function watchArrivals({ window, navigation, events, findAddress }: ArrivalsOptions): Arrivals {
  const { document } = window;
  const memory = createPlaceMemory(storageOf(window));
  const announce = createAnnouncer(document);
  let pending: Pending | undefined;
  let { pathname } = navigation.current().place;

  function expect(current: Navigation, isFirst: boolean): void {
    clearTimeout(pending?.timer);
    const timer = setTimeout(() => arrive(current.place.key), PATIENCE_MS);
    pending = { navigation: current, isFirst, before: document.activeElement, timer };
  }

  function depart(): void {
    const current = navigation.current();
    if (current.keepsScroll) return;
    const isCorrection = current.kind === 'REPLACE' && current.place.pathname === pathname;
    pathname = current.place.pathname;
    if (isCorrection && !pending) return;
    if (!isCorrection && current.kind !== 'POP') window.scrollTo(0, 0);
    expect(current, isCorrection && pending?.isFirst === true);
  }

  function arrive(placeKey: string): void {
    if (!pending || pending.navigation.place.key !== placeKey) return;
    const arrived = pending;
    clearTimeout(arrived.timer);
    pending = undefined;
    settle(arrived);
    const { place } = arrived.navigation;
    const addressId = findAddress(place.pathname)?.id ?? null;
    events.send('page.viewed', { addressId, path: place.pathname + place.search, title: document.title });
    if (!arrived.isFirst) announce(document.title);
  }

  function settle({ navigation: { kind, place }, isFirst, before }: Pending): void {
    const left = kind === 'POP' ? (memory.recall(place.key) ?? (isFirst ? undefined : UNTOUCHED)) : undefined;
    if (left) restoreScroll(window, left);
    else showSpot(document, place.hash);
    if (isFirst || isAtWork(document, before)) return;
    if (left) restoreFocus(document, left);
    else focusHeading(document);
  }

  // While a navigation is under way the window is at the new entry and the store still at the old one.
  function presentKey(): string | undefined {
    const { key } = navigation.current().place;
    return (window.history.state as { key?: string } | null)?.key === key ? key : undefined;
  }

  function keepScroll(): void {
    const key = presentKey();
    if (key !== undefined && !pending) memory.keepScroll(key, window.scrollY);
  }

  function keepFocus({ target }: Event): void {
    const key = presentKey();
    if (key !== undefined && target instanceof Element) memory.keepFocus(key, describeElement(target));
  }

  window.history.scrollRestoration = 'manual';
  window.addEventListener('scroll', keepScroll, { passive: true });
  document.addEventListener('focusin', keepFocus);
  document.addEventListener('click', keepFocus, { capture: true });
  window.addEventListener('pagehide', memory.save);
  navigation.subscribe(depart);
  expect(navigation.current(), true);
  return { screenIsReady: arrive };
}

function storageOf(window: Window): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

function createAnnouncer(document: Document): (text: string) => void {
  const region = document.createElement('div');
  region.dataset.announcer = '';
  region.setAttribute('role', 'status');
  document.body.append(region);
  return (text) => {
    region.textContent = text;
  };
}
