import type { ListingEvent, Me } from '@campavia/contracts';

import { sendListingEvents } from '../events';

const SEND_DELAY_MS = 5_000;
/** Maximum number of events per call. */
const MAX_BATCH = 100;

/** The viewer; `unknown` while the session is being renewed. */
export type ListingEventViewer =
  | { status: 'unknown' | 'visitor' }
  | { status: 'signed-in'; user: Pick<Me, 'is_staff' | 'actor'> };

/** Counts an impression or a view: each camper once of a kind, for as long as the page lives. */
export type ListingEventCounter = (event: ListingEvent) => void;

/**
 * Counts impressions and views of campers. Events are sent together, five seconds after the first and when the page is
 * hidden; those of staff, as themselves or as another user, are never sent, and the api ignores those of the campers'
 * owners. Counts stay in memory: storing them on the device would need consent. A lost event is not sent again.
 *
 * @param viewer read when events are sent
 */
export function createListingEventCounter(viewer: () => ListingEventViewer): ListingEventCounter {
  const counted = new Set<string>();
  let waiting: ListingEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      if (viewer().status === 'unknown') wait();
      else send();
    }, SEND_DELAY_MS);
  }

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    const events = isCounted(viewer()) ? waiting : [];
    waiting = [];
    for (let first = 0; first < events.length; first += MAX_BATCH) {
      const batch = events.slice(first, first + MAX_BATCH);
      void sendListingEvents(batch, { keepalive: true }).catch(() => undefined);
    }
  }

  function sendIfLeaving(): void {
    if (document.visibilityState === 'hidden') send();
  }

  return function count(event) {
    const name = `${event.kind} ${event.camper}`;
    if (counted.has(name)) return;
    if (counted.size === 0) addEventListener('visibilitychange', sendIfLeaving, true);
    counted.add(name);
    waiting.push(event);
    wait();
  };
}

function isCounted(viewer: ListingEventViewer): boolean {
  if (viewer.status === 'signed-in') return !viewer.user.is_staff && !viewer.user.actor;
  return viewer.status === 'visitor';
}
