import type { EventBus, Navigation, NavigationStore } from '@campavia/remote-kit';

import { tabStorage } from '../document/tab-storage';

import { createAnnouncer } from './announcer';
import { savePositions } from './save-positions';
import type { FindAddress } from './page-address';
import { focusHeading, isReaderActive, restoreFocus, restoreScroll, scrollToHash } from './restore-position';
import { createPagePositions, type PagePosition } from './page-positions';

const TIMEOUT_MS = 2000;
const TOP_OF_PAGE: PagePosition = { scroll: 0 };

export interface ArrivalsOptions {
  window: Window;
  navigation: NavigationStore;
  events: EventBus;
  findAddress: FindAddress;
}

export interface Arrivals {
  screenIsReady(placeKey: string): void;
}

interface Arrival {
  navigation: Navigation;
  /** `page`: the first page of the document; `place`: a navigation within it. */
  from: 'page' | 'place';
  focused: Element | null;
  timer: ReturnType<typeof setInterval>;
}

export function watchArrivals({ window, navigation, events, findAddress }: ArrivalsOptions): Arrivals {
  const { document } = window;
  const memory = createPagePositions(tabStorage(window));
  const announce = createAnnouncer(document);
  let arrival: Arrival | undefined;
  let timedOutKey: string | undefined;
  let stopRestoring: (() => void) | undefined;
  let { pathname } = navigation.current().place;

  function startArrival(from: Arrival['from']): void {
    const current = navigation.current();
    stopRestoring?.();
    clearInterval(arrival?.timer);
    const timer = setInterval(() => arriveAfterTimeout(current.place.key), TIMEOUT_MS);
    timedOutKey = undefined;
    arrival = { navigation: current, from, focused: document.activeElement, timer };
  }

  // Replacing the query of the current page is not a navigation for scroll and focus.
  function depart(): void {
    const { kind, place, keepsScroll } = navigation.current();
    const isCorrection = kind === 'REPLACE' && place.pathname === pathname;
    pathname = place.pathname;
    if (keepsScroll || (isCorrection && !arrival)) return;
    if (!isCorrection && kind !== 'POP') window.scrollTo(0, 0);
    startArrival(isCorrection && arrival ? arrival.from : 'place');
  }

  function arrive(placeKey: string): void {
    if (arrival?.navigation.place.key !== placeKey) return;
    const { navigation: arrived, from } = arrival;
    stopRestoring = settle(window, arrival, memory.recall(placeKey));
    clearInterval(arrival.timer);
    arrival = undefined;
    const { place } = arrived;
    const addressId = findAddress(place.pathname)?.id ?? null;
    events.send('page.viewed', { addressId, path: place.pathname + place.search, title: document.title });
    if (from === 'place') announce(document.title);
  }

  // While the skeleton is shown there is no heading yet, and the title is the old one.
  function arriveAfterTimeout(placeKey: string): void {
    if (isSkeleton(document)) return;
    if (arrival?.from === 'place') timedOutKey = placeKey;
    arrive(placeKey);
  }

  function screenIsReady(placeKey: string): void {
    if (placeKey === timedOutKey && hasNoFocus(document)) focusHeading(document);
    if (placeKey === timedOutKey) timedOutKey = undefined;
    arrive(placeKey);
  }

  window.history.scrollRestoration = 'manual';
  savePositions({ window, navigation, memory, isSettled: () => arrival === undefined });
  navigation.subscribe(depart);
  startArrival('page');
  return { screenIsReady };
}

function isSkeleton(document: Document): boolean {
  return document.querySelector('#main [data-skeleton]') !== null;
}

function hasNoFocus({ activeElement }: Document): boolean {
  return activeElement === null || activeElement.matches('body, #main');
}

function settle(
  window: Window,
  { navigation, from, focused }: Arrival,
  known: PagePosition | undefined,
): (() => void) | undefined {
  const { document } = window;
  const { kind, place } = navigation;
  const left = kind === 'POP' ? (known ?? (from === 'place' ? TOP_OF_PAGE : undefined)) : undefined;
  const stop = left && restoreScroll(window, left);
  if (!left) scrollToHash(document, place.hash);
  if ((from === 'page' && !isBackForwardLoad(window)) || isReaderActive(document, focused)) return stop;
  if (left) restoreFocus(document, left);
  else focusHeading(document);
  return stop;
}

function isBackForwardLoad({ performance }: Window): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}
