import type { ListingEvent } from '@campavia/contracts';
import type { Session } from '@campavia/remote-kit';

import type { Counting } from './counting';

export interface ListingEvents {
  count(event: ListingEvent): void;
  /** Counts views and impressions of a page while it is not hydrated. Returns a function that ends it. */
  watch(element: Element): () => void;
}

/** Counts for all parts of the page, so that each camper counts once. The code comes with the first event. */
export function createListingEvents(session: Pick<Session, 'current'>): ListingEvents {
  let loading: Promise<Counting> | undefined;

  function withCounting(act: (counting: Counting) => void): void {
    loading ??= import('./counting').then(({ startCounting }) => startCounting(session.current));
    loading.then(act, () => {
      loading = undefined;
    });
  }

  return {
    count: (event) => withCounting(({ count }) => count(event)),
    watch(element) {
      let isOver = false;
      let stop = () => undefined as void;
      withCounting(({ watch }) => {
        if (!isOver) stop = watch(element);
      });
      return () => {
        isOver = true;
        stop();
      };
    },
  };
}
