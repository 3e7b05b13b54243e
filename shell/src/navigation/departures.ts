import type { NavigationPlan } from '@campavia/remote-kit';
import { onSignOfLife } from '@campavia/remote-kit/signs-of-life';

import { createPageHold, type PageHold } from '../composition/page-hold';
import { createPageReload, reloadForStrayChunks, type PageReload } from '../composition/page-reload';
import type { DepartureWatch, DepartureWatchOptions } from './departure-watch';
import { placedField } from './field-name';
import { forgetKept, mayBeKept, pathKey } from './kept-input';

/** A page that nobody touches is watched over from now on. */
const UNTOUCHED_MS = 10_000;

export type DeparturesOptions = Omit<DepartureWatchOptions, 'isHeld' | 'touched' | 'underWay' | 'renew'> &
  Partial<Pick<DepartureWatchOptions, 'renew'>>;

/** All that decides when this document gives way to a new one. */
export interface Departures {
  /** A navigation takes the tab over to a newer composition. */
  leaves(plan: NavigationPlan): boolean;
  reload: PageReload;
  holdPage: PageHold['hold'];
  isHeld: PageHold['isHeld'];
  /** The reader has arrived at an entry of the history: puts back what was typed there before the document changed. */
  arrive(placeKey: string): void;
  /**
   * What is typed on this page comes back when the reader arrives at a path, in this document or another one of the tab.
   *
   * @param path with prefix, without query
   */
  keepTyped(path: string): void;
  /** Somebody else is at the keys: nothing that was typed comes back. */
  forgetTyped(): void;
}

/** The watch itself is fetched when there is somebody to watch over: a page as it comes does without. */
export function createDepartures(options: DeparturesOptions): Departures {
  const { window, composition, renew = () => window.location.reload() } = options;
  const { document } = window;
  const known = { ...options, renew, underWay: () => underWay };
  const { hold, isHeld } = createPageHold();
  const touched = new Set<string>();
  let underWay: NavigationPlan | undefined;
  let watch: DepartureWatch | undefined;
  let coming: Promise<DepartureWatch | undefined> | undefined;

  function fetchWatch(): Promise<DepartureWatch | undefined> {
    coming ??= import('./departure-watch').then(
      ({ watchDepartures }) => (watch = watchDepartures({ ...known, isHeld, touched })),
      () => (coming = undefined),
    );
    return coming;
  }

  const onLeave = () => watch?.typed.keep();
  const reload = createPageReload({ compositionId: composition.id, window, isHeld, onLeave });
  reloadForStrayChunks(window, reload);
  document.addEventListener('input', (event) => {
    const field = placedField(event);
    if (field !== undefined) touched.add(field);
  });
  // Never stopped: a watch that did not come is asked for again at another kind of sign.
  onSignOfLife(document, () => void fetchWatch());
  setTimeout(() => void fetchWatch(), UNTOUCHED_MS);

  return {
    leaves(plan) {
      // Who types is not to be caught up with by news.
      underWay = touched.size === 0 ? plan : undefined;
      return watch?.leaves(plan) ?? false;
    },
    reload,
    holdPage: hold,
    isHeld,
    arrive(placeKey) {
      underWay = undefined;
      const { pathname } = window.location;
      if (![placeKey, pathKey(pathname)].some((key) => mayBeKept(window, key))) return;
      void fetchWatch().then((there) => there?.typed.giveBack(placeKey));
    },
    // Who types has brought the watch by that.
    keepTyped: (path) => watch?.typed.keepFor(path),
    forgetTyped() {
      touched.clear();
      forgetKept(window);
    },
  };
}
