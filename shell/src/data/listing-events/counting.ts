import {
  createListingEventCounter,
  type ListingEventCounter,
  type ListingEventViewer,
} from '@campavia/api-client/listing-events';
import type { ListingEvent } from '@campavia/contracts';
import { readListingEvent, watchVisibility } from '@campavia/remote-kit/listing-events';

export interface Counting {
  count: ListingEventCounter;
  /** Returns a function that ends it. */
  watch(element: Element): () => void;
}

export function startCounting(viewer: () => ListingEventViewer): Counting {
  const count = createListingEventCounter(viewer);

  function watchEvent(element: Element, event: ListingEvent): () => void {
    const see = () => count(event);
    return event.kind === 'print' ? watchVisibility(element, see) : watchPage(see);
  }

  return {
    count,
    watch(element) {
      const stops = [...element.querySelectorAll('[data-counts]')].map((each) => {
        const event = readListingEvent(each);
        return event && watchEvent(each, event);
      });
      return () => stops.forEach((stop) => stop?.());
    },
  };
}

/** A page opened in the background counts as viewed when it comes into view. */
function watchPage(see: () => void): () => void {
  const seeIfVisible = () => document.visibilityState === 'visible' && see();
  seeIfVisible();
  document.addEventListener('visibilitychange', seeIfVisible);
  return () => document.removeEventListener('visibilitychange', seeIfVisible);
}
