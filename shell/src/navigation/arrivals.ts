import type { EventBus, Navigation, NavigationStore } from '@campavia/remote-kit';

import { tabStorage } from '../document/tab-storage';

import { createAnnouncer } from './announcer';
import { keepPlaces } from './keep-places';
import type { FindAddress } from './page-address';
import { focusHeading, isAtWork, restoreFocus, restoreScroll, showSpot } from './place-focus';
import { createPlaceMemory, type LeftPlace } from './place-memory';

/** A screen that never says it is ready counts as ready after this long, or as much later as its ghost goes. */
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

interface Journey {
  navigation: Navigation;
  /** `page`: the document itself; nobody has been anywhere yet. */
  from: 'page' | 'place';
  /** What had focus when the journey began. */
  focused: Element | null;
  timer: ReturnType<typeof setInterval>;
}

/** Watches the store: saves what is left behind, waits for the next screen, restores or starts at its head. */
export function watchArrivals({ window, navigation, events, findAddress }: ArrivalsOptions): Arrivals {
  const { document } = window;
  const memory = createPlaceMemory(tabStorage(window));
  const announce = createAnnouncer(document);
  let journey: Journey | undefined;
  /** Where the reader was led before the screen has said that it is ready. */
  let unsaid: string | undefined;
  let { pathname } = navigation.current().place;

  function setOut(from: Journey['from']): void {
    const current = navigation.current();
    clearInterval(journey?.timer);
    const timer = setInterval(() => arriveUnsaid(current.place.key), PATIENCE_MS);
    unsaid = undefined;
    journey = { navigation: current, from, focused: document.activeElement, timer };
  }

  // Replacing the query of the page one is at is a correction, not a journey.
  function depart(): void {
    const { kind, place, keepsScroll } = navigation.current();
    const isCorrection = kind === 'REPLACE' && place.pathname === pathname;
    pathname = place.pathname;
    if (keepsScroll || (isCorrection && !journey)) return;
    if (!isCorrection && kind !== 'POP') window.scrollTo(0, 0);
    setOut(isCorrection && journey ? journey.from : 'place');
  }

  function arrive(placeKey: string): void {
    if (journey?.navigation.place.key !== placeKey) return;
    const { navigation: arrived, from } = journey;
    settle(window, journey, memory.recall(placeKey));
    clearInterval(journey.timer);
    journey = undefined;
    const { place } = arrived;
    const addressId = findAddress(place.pathname)?.id ?? null;
    events.send('page.viewed', { addressId, path: place.pathname + place.search, title: document.title });
    if (from === 'place') announce(document.title);
  }

  // A page that is still a ghost has no head to begin at, and its title is the old one.
  function arriveUnsaid(placeKey: string): void {
    if (isGhost(document)) return;
    if (journey?.from === 'place') unsaid = placeKey;
    arrive(placeKey);
  }

  function screenIsReady(placeKey: string): void {
    if (placeKey === unsaid && isNowhere(document)) focusHeading(document);
    if (placeKey === unsaid) unsaid = undefined;
    arrive(placeKey);
  }

  window.history.scrollRestoration = 'manual';
  keepPlaces({ window, navigation, memory, isSettled: () => journey === undefined });
  navigation.subscribe(depart);
  setOut('page');
  return { screenIsReady };
}

function isGhost(document: Document): boolean {
  return document.querySelector('#main [data-ghost]') !== null;
}

/** What had focus is gone, or there was nothing to lead to. */
function isNowhere({ activeElement }: Document): boolean {
  return activeElement === null || activeElement.matches('body, #main');
}

function settle(window: Window, { navigation, from, focused }: Journey, known: LeftPlace | undefined): void {
  const { document } = window;
  const { kind, place } = navigation;
  const left = kind === 'POP' ? (known ?? (from === 'place' ? UNTOUCHED : undefined)) : undefined;
  if (left) restoreScroll(window, left);
  else showSpot(document, place.hash);
  if ((from === 'page' && !isReturn(window)) || isAtWork(document, focused)) return;
  if (left) restoreFocus(document, left);
  else focusHeading(document);
}

/** True where the browser came back to a page that it had to load anew. */
function isReturn({ performance }: Window): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}
