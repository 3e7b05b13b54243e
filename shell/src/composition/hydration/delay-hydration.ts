import { platform, type NavigationStore, type Session } from '@campavia/remote-kit';
import type { Composition } from '@campavia/remote-kit/config';
import { hasInteracted, isPointerAtRest } from '@campavia/remote-kit/first-interaction';

import type { ListingEvents } from '../../data/listing-events/listing-events';
import type { FindAddress } from '../../navigation/page-address';

import { hydratesOnInteraction } from './hydration-rule';
import { preloadScripts, scriptsOf } from './page-scripts';

const INTERACTIONS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'click',
  'input',
];

export interface HydrationOptions {
  document: Document;
  composition: Composition;
  navigation: NavigationStore;
  session: Pick<Session, 'current' | 'subscribe'>;
  listingEvents: Pick<ListingEvents, 'watch'>;
  findAddress: FindAddress;
}

/** Resolves when the part is needed in the element; undefined: at once. */
export type UntilNeeded = (element: HTMLElement) => Promise<void> | undefined;

export function delayHydration(options: HydrationOptions): UntilNeeded {
  const { document, composition, navigation, session, listingEvents, findAddress } = options;
  const { defaultView: window } = document;

  return (element) => {
    const { place } = navigation.current();
    const address = findAddress(place.pathname);
    const isVisitor = session.current().status === 'visitor';
    const isDelayed = hydratesOnInteraction(address, { isVisitor, search: place.search });
    const part = address && composition.parts[address.part];
    if (element.dataset.rendered === undefined || !isDelayed || !part || !window) return undefined;
    if (hasSkeleton(element) || isUsed(window, composition)) return undefined;
    const { site, nonce, reportScreenReady } = platform();
    reportScreenReady(place.key);
    const { scripts = [] } = composition.parts.shell ?? {};
    const stopCounting = countSeen(element, listingEvents);
    return untilNeededBy(window, element, [navigation, session]).then(() => {
      stopCounting();
      preloadScripts(document, nonce, [...scripts, ...scriptsOf(part, site.language, address.id)]);
    });
  };
}

const isUsed = (window: Window, composition: Composition) =>
  hasInteracted(window) || hasStored(window, composition);
const hasSkeleton = (element: Element) => element.querySelector('[aria-busy=true]');

/** A page shows what its browser has stored as soon as it can. */
function hasStored(window: Window, { parts: { shell: _, ...remotes } }: Composition): boolean {
  const keys = Object.values(remotes).flatMap(({ config }) => config.storageKeys ?? []);
  try {
    return keys.some((key) => window.localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}

function countSeen(element: Element, { watch }: Pick<ListingEvents, 'watch'>): () => void {
  return element.querySelector('[data-counts]') ? watch(element) : () => undefined;
}

type Changing = Pick<NavigationStore, 'subscribe'>;

const HYDRATE_UNUSED_AFTER_MS = 10_000;

/** The first interaction, a navigation, a change of the session, a placeholder that comes into view, or ten seconds. */
function untilNeededBy(window: Window, element: Element, changing: readonly Changing[]): Promise<void> {
  const listening = new AbortController();
  return new Promise<void>((resolve) => {
    const handleEvent = (event: Event) => isPointerAtRest(event) || resolve();
    const listen = { capture: true, passive: true, signal: listening.signal };
    for (const type of INTERACTIONS) window.addEventListener(type, handleEvent, listen);
    for (const { subscribe } of changing) {
      const stop = subscribe(resolve);
      listening.signal.addEventListener('abort', stop);
    }
    listening.signal.addEventListener('abort', watchPending(element, resolve));
    window.setTimeout(resolve, HYDRATE_UNUSED_AFTER_MS);
  }).finally(() => listening.abort());
}

const AHEAD_MARGIN = '0px 0px 300px';

/** Placeholders show nothing before their part is hydrated. */
function watchPending(element: Element, onNear: () => void): () => void {
  const pending = element.querySelectorAll('[data-pending]');
  if (pending.length === 0) return () => undefined;
  if (typeof IntersectionObserver === 'undefined') {
    onNear();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onNear(),
    { rootMargin: AHEAD_MARGIN },
  );
  pending.forEach((each) => observer.observe(each));
  return () => observer.disconnect();
}
